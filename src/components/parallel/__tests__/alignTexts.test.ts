// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {alignTexts} from '../alignTexts';
import {readOtherText, readOwnText} from '../readTexts';

function text(html: string): Element {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

/** Writes sections as `id: own | other`, one block per line. */
const shown = (own: string, other: string) =>
  alignTexts(text(own), text(other)).flatMap(({id, missing = '', pairs}) =>
    pairs.map(
      (pair) =>
        `${id}${missing && ` (no ${missing})`}: ${pair.own?.textContent ?? '–'} | ${pair.other?.textContent ?? '–'}`,
    ),
  );

describe('alignTexts', () => {
  it('pairs sections by id and blocks by kind', () => {
    expect(
      shown(
        '<p>一</p><h2 id="a">甲</h2><p>二</p><ul><li>三</li></ul>',
        '<p>one</p><h2 id="a">A</h2><p>two</p><ul><li>three</li></ul>',
      ),
    ).toEqual([': 一 | one', 'a: 甲 | A', 'a: 二 | two', 'a: 三 | three']);
  });

  it('does not pair a block if the other language has none of its kind', () => {
    expect(
      shown(
        '<p>一</p><table><tbody><tr><td>表</td></tr></tbody></table><p>二</p>',
        '<p>one</p><p>two</p><ul><li>three</li></ul>',
      ),
    ).toEqual([': 一 | one', ': 表 | –', ': 二 | two', ': – | three']);
  });

  it('keeps the position of a section that one language lacks', () => {
    expect(
      shown(
        '<h2 id="a">甲</h2><h2 id="c">丙</h2><h2 id="z">末</h2>',
        '<h2 id="a">A</h2><h2 id="b">B</h2><p>b</p><h2 id="c">C</h2>',
      ),
    ).toEqual([
      'a: 甲 | A',
      'b (no own): – | B',
      'b (no own): – | b',
      'c: 丙 | C',
      'z (no other): 末 | –',
    ]);
  });

  it('opens boxes around headings, and pairs procedures step by step with their numbers', () => {
    const steps = (...texts: readonly string[]) =>
      `<div class="steps"><ol start="3">${texts.map((each) => `<li>${each}</li>`).join('')}</ol></div>`;
    expect(
      shown(
        `<section><div><svg aria-hidden="true"></svg><h2 id="a">甲</h2></div><div><h3 id="b">乙</h3><p>文</p></div></section>${steps('点', '写')}`,
        `<section><div><h2 id="a">A</h2></div><div><h3 id="b">B</h3><p>text</p></div></section>${steps('press', 'write', 'done')}`,
      ),
    ).toEqual([
      'a: 甲 | A',
      'b: 乙 | B',
      'b: 文 | text',
      'b: 点 | press',
      'b: 写 | write',
      'b: – | done',
    ]);
    const [, , , second] = alignTexts(text(steps('一', '二')), text(steps('one', 'two'))).flatMap(
      ({pairs}) => pairs.flatMap(({own, other}) => [own, other]),
    );
    expect(second?.querySelector('ol')?.start).toBe(4);
  });
});

describe('the texts', () => {
  it('of the page is a copy without parts that only work in the page', () => {
    document.body.innerHTML =
      '<article><div class="theme-doc-markdown"><h2 id="a">甲<a class="hash-link" href="#a"></a></h2>' +
      '<p>一个<button popovertarget="t">句段</button><span popover id="t">解释</span></p>' +
      '<pre>x<button>复制</button></pre><p style="--columns: 3">图</p></div></article>';
    const own = readOwnText(document);
    expect(own.textContent).toBe('甲一个句段x图');
    expect(own.querySelector<HTMLElement>('p[style]')?.style.cssText).toContain('--columns: 3');
    expect(document.querySelector('button')).not.toBeNull();
  });

  it('of a post starts with its introduction', () => {
    document.body.innerHTML =
      '<article><h1>标题</h1><div id="__blog-post-container"><p>引言</p></div><section><h2 id="yicat">YiCAT</h2></section></article>';
    expect(readOwnText(document).textContent).toBe('引言YiCAT');
  });

  it('of the other language gets its styles, and prefixed ids except on headings', () => {
    const other = readOtherText(document, {
      html: '<h2 id="a">A</h2><figure data-style="x1" aria-describedby="f"></figure><p id="f">What it shows</p>',
      styles: {x1: '--columns: 4'},
    });
    expect(other.querySelector('figure')?.style.cssText).toContain('--columns: 4');
    expect(other.querySelector('figure')?.getAttribute('aria-describedby')).toBe('other-f');
    expect([...other.querySelectorAll('[id]')].map(({id}) => id)).toEqual(['a', 'other-f']);
  });
});
