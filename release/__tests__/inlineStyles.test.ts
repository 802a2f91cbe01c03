import {describe, expect, it} from 'vitest';
import {inlineStyles} from '../inlineStyles.ts';

const link = '<link rel=stylesheet href=/assets/css/styles.0123abcd.css />';
const body = '<body data-application="/assets/js/main.0123abcd.js">';
const styles = {
  built: '/assets/css/styles.0123abcd.css',
  css: 'p{content:"$&"}',
  application: ['/assets/css/styles.89abcdef.css', '/assets/css/lists.89abcdef.css'],
};

describe('inlineStyles', () => {
  it('replaces the link with the styles, and lists the sheets before the scripts', () => {
    expect(inlineStyles(`<head>${link}</head>${body}`, styles)).toBe(
      '<head><style>p{content:"$&"}</style></head>' +
        '<body data-application="/assets/css/styles.89abcdef.css /assets/css/lists.89abcdef.css /assets/js/main.0123abcd.js">',
    );
  });

  it.each(['', `${link}${link}`, link.replace('0123abcd', '0123abce')])(
    'throws for a page that does not link the sheet exactly once: "%s"',
    (head) => {
      expect(() => inlineStyles(`<head>${head}</head>${body}`, styles)).toThrow('exactly once');
    },
  );

  it('throws for styles that would close their element', () => {
    const css = 'p{content:"</STYLE>"}';
    expect(() => inlineStyles(`${link}${body}`, {...styles, css})).toThrow('\\3c');
  });
});
