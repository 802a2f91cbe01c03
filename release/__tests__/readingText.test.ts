import {describe, expect, it} from 'vitest';
import {moveStyleAttributes} from '../moveStyleAttributes.ts';
import {readingText} from '../readingText.ts';

function read(html: string): unknown {
  const {elements, rules} = moveStyleAttributes(`<html><head></head><body>${html}</body></html>`);
  const text = readingText(elements, rules);
  return text === undefined ? undefined : JSON.parse(text);
}

describe('readingText', () => {
  it('returns the text of an article, with the declarations that it needs', () => {
    const text = read(
      '<nav style="--a: 1"></nav><article><h1>T</h1><div class="theme-doc-markdown markdown">' +
        '<p style="--b: 2">one</p></div></article>',
    ) as {html: string; styles: Record<string, string>};
    const [, name = ''] = /^<p data-style="(\w+)">one<\/p>$/.exec(text.html) ?? [];
    expect(text.styles).toEqual({[name]: '--b: 2'});
  });

  it('returns what follows the header of a post', () => {
    expect(
      read(
        '<article><h1>T</h1><div id="__blog-post-container"><p>intro</p></div><section>item</section></article>',
      ),
    ).toEqual({
      html: '<div id="__blog-post-container"><p>intro</p></div><section>item</section>',
      styles: {},
    });
  });

  it('returns nothing for pages without an article or post', () => {
    expect(read('<main><h1>Home</h1></main>')).toBeUndefined();
  });
});
