import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type Rule} from 'postcss';
import {describe, expect, it} from 'vitest';

/** What every tie of a kind has. Variants and the classes of users override it. */
const common = new Set(['tie', 'across', 'fold', 'stack', 'down']);

/** Returns the classes of a selector that give it weight: those outside `:where`. */
function weighing(selector: string): string[] {
  return [...selector.replaceAll(/:where\([^)]*\)/g, '').matchAll(/\.([a-z]+)/g)].flatMap(
    ([, name]) => name ?? [],
  );
}

/** Returns the selectors that hold at any width and weigh something, but name no variant. */
function heavy(css: string): string[] {
  const found: string[] = [];
  parse(css).walkRules((rule: Rule) => {
    const {parent} = rule;
    const narrow =
      parent?.type === 'atrule' && 'params' in parent && parent.params.includes('width');
    if (!narrow) {
      found.push(...rule.selectors);
    }
  });
  return found.filter((selector) => {
    const names = weighing(selector);
    return names.length > 0 && names.every((name) => common.has(name));
  });
}

describe('the sheet of ties', () => {
  const css = readFileSync(path.join(import.meta.dirname, '../styles.module.css'), 'utf8');

  it('lets variants and users override it in any order of sheets', () => {
    expect(heavy(css)).toEqual([]);
  });

  it('gives weight to the variants', () => {
    for (const variant of ['confirmed', 'dashed', 'open', 'bare']) {
      const rules = parse(css).nodes.filter((node) => node.type === 'rule');
      expect(rules.some(({selector}) => weighing(selector).includes(variant))).toBe(true);
    }
  });

  it('would be refused if it depended on its place', () => {
    expect(
      heavy('.tie { color: red } .fold::after { top: 0 } :where(.tie).dashed { top: 0 }'),
    ).toEqual(['.tie', '.fold::after']);
  });
});
