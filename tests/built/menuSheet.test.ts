import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'postcss';
import parser from 'postcss-selector-parser';
import {describe, expect, it} from 'vitest';
import {menuAttribute} from '../../src/browser/phoneMenu.ts';

/** Whether some node of a compound is a name by which browsers find the elements to restyle. */
function hasName(nodes: readonly parser.Node[]): boolean {
  return nodes.some((node) =>
    node.type === 'pseudo' && [':is', ':where'].includes(node.value)
      ? node.nodes.every((argument) => hasName(lastCompound(argument)))
      : ['class', 'id', 'tag', 'attribute'].includes(node.type),
  );
}

function lastCompound({nodes}: parser.Selector): readonly parser.Node[] {
  const start = nodes.map(({type}) => type).lastIndexOf('combinator');
  return nodes.slice(start + 1);
}

/** The selectors of a sheet that need the open menu and whose last compound is as asked for. */
function selectorsOfMenu(
  css: string,
  isWanted: (compound: readonly parser.Node[]) => boolean,
): string[] {
  const found: string[] = [];
  parse(css).walkRules(({selector}) => {
    parser((root) => {
      root.each((each) => {
        if (String(each).includes(`[${menuAttribute}`) && isWanted(lastCompound(each))) {
          found.push(String(each).trim());
        }
      });
    }).processSync(selector);
  });
  return found;
}

const endsInNoName = (css: string) => selectorsOfMenu(css, (compound) => !hasName(compound));

/** The root is the element that has the attribute. */
const rulesOfRoot = (css: string) =>
  selectorsOfMenu(css, (compound) => compound.join('').includes(`[${menuAttribute}`));

const sheets = ['build/assets/css', 'build/en/assets/css'].map((folder) => {
  const file = readdirSync(folder).find((name) => /^menu\.[0-9a-f]+\.css$/.test(name));
  return readFileSync(path.join(folder, file ?? ''), 'utf8');
});

/**
 * The attribute is one of the root element. A rule that ends in no name makes browsers restyle each
 * element of the page when the menu opens (486 elements instead of 288 on a short article).
 */
describe('the sheet of the mobile menu', () => {
  it.each(sheets)('names the elements that it styles', (css) => {
    expect(css).toContain(`[${menuAttribute}`);
    expect(endsInNoName(css)).toEqual([]);
  });

  it.each(sheets)('leaves the root as it is, which all elements inherit from', (css) => {
    expect(rulesOfRoot(css)).toEqual([]);
  });
});

describe('the search for rules of the root', () => {
  it.each(['[data-menu]', ':root[data-menu]', "html[data-menu='list']"])('finds %s', (selector) => {
    expect(rulesOfRoot(`.a, ${selector} {--x: 1px}`)).toEqual([selector]);
  });

  it.each([':root', '[data-menu] body', ':root[data-menu] .x'])('passes %s', (selector) => {
    expect(rulesOfRoot(`${selector} {--x: 1px}`)).toEqual([]);
  });
});

describe('the search for such rules', () => {
  it.each([
    '[data-menu] .navbar + *',
    '[data-menu] .navbar > :has(input)',
    '[data-menu] a :focus-visible',
    ':root[data-menu] .x > :is(a, :hover)',
  ])('finds %s', (selector) => {
    expect(endsInNoName(`.a, ${selector} {color: red}`)).toEqual([selector]);
  });

  it.each(['[data-menu] .x', '[data-menu] .x > :is(a, button):hover', '.x > *'])(
    'passes %s',
    (selector) => {
      expect(endsInNoName(`${selector} {color: red}`)).toEqual([]);
    },
  );
});
