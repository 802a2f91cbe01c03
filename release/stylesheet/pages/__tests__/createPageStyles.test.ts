import {describe, expect, it} from 'vitest';
import {createPageStyles} from '../createPageStyles.ts';
import {pageOf} from './pageOf.ts';

const stylesOf = (css: string, body: string) => createPageStyles(css)(pageOf(body)).trim();

const body = `
  <main class="a"><h2 id="top">x</h2><p class="b"><em>x</em></p><ul><li>x</li></ul></main>
  <aside dir="ltr"><details><p>x</p></details><svg viewBox="0 0 1 1"><linearGradient/></svg></aside>
  <noscript><p class="c"><b>x</b></p></noscript>
  <script>document.querySelector("s").classList.add("shown");o.dataset.mode="x";o.dataset.menu="x"</script>`;

const stays = (selector: string, html = body) => stylesOf(`${selector}{top:0}`, html) !== '';

describe('createPageStyles', () => {
  it.each([
    '.a>h2',
    '.a h2+p',
    '.a>h2~ul li',
    'MAIN P EM',
    '.b:hover>em::after',
    '.b:not(.b) em',
    ':is(.b,.gone) em',
    ':where(.a>p) em',
    '#top+.b',
    'details[open]>p',
    'aside:has(p)',
    'svg[viewBox] lineargradient',
    'noscript .c b',
    '.a.shown>p',
    '.shown>.shown p',
    '[data-mode=y] .b em',
    '.b>.shown em',
    'p[aria-expanded],p',
    ':root:not([data-menu]) .b',
    ':root>*',
    '[dir=ltr] details',
    '[DIR^=l] svg',
  ])('keeps %s, which an element matches in some state', (selector) =>
    expect(stays(selector)).toBe(true),
  );

  it.each(['.gone', '.a>.gone', ':is(.gone)', '#gone', 'table', '[data-gone]', '[data-menu] .b'])(
    'drops %s, which nothing on the page can match',
    (selector) => expect(stays(selector)).toBe(false),
  );

  it('keeps rules for the content of templates', () => {
    const template = '<p class="a"><template><i class="b"></i></template>';
    expect(stays('.a>.b', template)).toBe(true);
    expect(stays('.a>.c', template)).toBe(false);
  });

  it('keeps the order of the rules, and properties that are used', () => {
    const css = ':root{--x:1px;--y:2px}.b{top:var(--x)}.gone{top:var(--y)}.a{top:0}';
    expect(stylesOf(css, '<p class="a b">')).toBe(':root{--x:1px}.b{top:var(--x)}.a{top:0}');
  });

  it('gives each page the rules of its style attributes', () => {
    const of = createPageStyles('i{top:0}');
    const one = of(pageOf('<i style="width:1%">'));
    expect(one).toMatch(/^i\{top:0\}\[data-style="[0-9a-f]{8}"\]:not\(#_\)\{width:1%\}/);
    expect(of(pageOf('<i style="width:2%">'))).not.toContain('width:1%');
    expect(of(pageOf('<i></i>'))).toBe('i{top:0}');
  });

  it('gives different pages different styles, independent of earlier calls', () => {
    const of = createPageStyles('.a{top:0}.b{top:0}');
    expect(of(pageOf('<p class="a">'))).toBe('.a{top:0}');
    expect(of(pageOf('<p class="b">'))).toBe('.b{top:0}');
    expect(of(pageOf('<p class="a">'))).toBe('.a{top:0}');
  });
});
