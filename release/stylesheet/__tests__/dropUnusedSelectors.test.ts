import {parse} from 'postcss';
import {describe, expect, it} from 'vitest';
import {dropUnusedSelectors, neverRendered} from '../dropUnusedSelectors.ts';
import {usageOfSite} from './usageOfSite.ts';

const page = '<main id="top" class="on page" data-kind="x"><p dir="ltr">text</p></main>';

const trimmed = (css: string, script = '') =>
  dropUnusedSelectors(parse(css), usageOfSite(page, script)).toString();

const stays = (selector: string, script = '') => {
  const css = `${selector}{a:b}`;
  return trimmed(css, script) === css;
};

describe('dropUnusedSelectors', () => {
  it.each(['.on', '#top', 'P', 'main>p', '[data-kind=y]', '*', ':root', '::selection', '&'])(
    'keeps %s, which a page has',
    (selector) => expect(stays(selector)).toBe(true),
  );

  it.each(['.off', '#end', 'table', '[data-mode]', '.on .off', '.on:hover>.off', 'p.off::before'])(
    'drops %s, which no page has',
    (selector) => expect(stays(selector)).toBe(false),
  );

  it.each([
    ['.off', 'e.className="off"'],
    ['.off', 'i={off:"off_x1"}'],
    ['.off', 'x="<b class=\\"a\\noff\\">"'],
    ['.off--big', '"off--"+size'],
    ['.off--big', '`${name}--big`'],
    ['.big_Ab1-', '"big_Ab1-"'],
    ['#end', 'd("end")'],
    ['dialog', 'e("dialog")'],
    ['[data-mode]', 'd.setAttribute("data-mode","x")'],
    ['[data-color-mode]', 'e.dataset.colorMode="x"'],
    ['[tabindex]', 'e.tabIndex=0'],
    ['[aria-expanded]', 'e.ariaExpanded=!0'],
  ])('keeps %s, which a script can set: %s', (selector, script) => {
    expect(stays(selector)).toBe(false);
    expect(stays(selector, script)).toBe(true);
  });

  it('ignores the short fragments of minified code', () => {
    expect(stays('.a_off', 'a_=1,b-_off')).toBe(false);
  });

  it('drops a class that scripts name but never set, unless a page has it', () => {
    const [name = ''] = neverRendered;
    expect(stays(`.${name}`, `"${name}"`)).toBe(false);
    const kept = dropUnusedSelectors(parse(`.${name}{a:b}`), usageOfSite(`<p class="${name}">`));
    expect(kept.nodes).toHaveLength(1);
  });

  it('keeps a rule with :not() or a state, and a rule with one matching argument', () => {
    expect(stays('.on:not(.off)')).toBe(true);
    expect(stays(':focus-visible')).toBe(true);
    expect(stays(':is(.off,.on) p')).toBe(true);
    expect(stays('.on:has(.off)')).toBe(false);
    expect(stays(':where(.off,.gone)')).toBe(false);
  });

  it('keeps all arguments of :is(), since the most specific one sets the specificity', () => {
    expect(trimmed(':is(#gone,.on){a:b}')).toBe(':is(#gone,.on){a:b}');
  });

  it('removes single selectors from a list, also inside conditions', () => {
    expect(trimmed('.off,.on,.gone p{a:b}')).toBe('.on{a:b}');
    expect(trimmed('@media print{.off{a:b}.on{a:b}}')).toBe('@media print{.on{a:b}}');
  });

  it('keeps the steps of animations', () => {
    const css = '@keyframes x{from{a:b}50%{a:c}to{a:d}}';
    expect(trimmed(css)).toBe(css);
  });

  it('reads escaped names', () => {
    expect(stays('.o\\6e')).toBe(true);
    expect(stays('.o\\66 f')).toBe(false);
  });
});
