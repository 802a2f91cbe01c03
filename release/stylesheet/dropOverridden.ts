import type {Container, Declaration, Document, Root, Rule} from 'postcss';
import {isKeyframeStep} from './selectors.ts';

/** Returns the conditions around a rule, such as `@media print`. */
function conditionsOf(rule: Rule): string {
  let conditions = '';
  let parent: Container | Document | undefined = rule.parent;
  while (parent?.type === 'atrule') {
    const {name, params} = parent as Container & {name: string; params: string};
    conditions = `@${name} ${params} ${conditions}`;
    parent = parent.parent;
  }
  return conditions;
}

/**
 * Whether some browser may drop a rule because it does not know one of its selectors. The rule then
 * does not override earlier declarations in that browser. A rule with a single selector is safe,
 * because such a browser drops the earlier rule with the same selector too.
 */
const mayBeRefused = ({selectors}: Rule) =>
  selectors.length > 1 && selectors.some((selector) => /:-(webkit|moz|ms|o)-/.test(selector));

const keyOf = ({prop, important}: Declaration) => (important ? `${prop}!` : prop);

/** Matches properties that `all` does not reset, by its definition. */
const besideAll = /^(--|direction$|unicode-bidi$)/;

/** Whether one of the later properties overrides the declaration. */
const isOverridden = (one: Declaration, later: ReadonlySet<string>) =>
  later.has(keyOf(one)) || (later.has('all') && !one.important && !besideAll.test(one.prop));

/**
 * Removes declarations that a later rule with the same selector and conditions overrides: it
 * matches the same elements with the same specificity. The framework's styles and ours often name
 * the same element. Pairs inside one rule stay, because the first may be a fallback.
 */
export function dropOverridden(root: Root): void {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (!isKeyframeStep(rule)) {
      rules.unshift(rule);
    }
  });
  /** Properties that later rules set, by conditions and selector. */
  const later = new Map<string, Set<string>>();
  for (const rule of rules) {
    const conditions = conditionsOf(rule);
    const known = rule.selectors.map((selector) => {
      const place = `${conditions}${selector}`;
      const properties = later.get(place) ?? new Set();
      later.set(place, properties);
      return properties;
    });
    const own = rule.nodes.filter((node) => node.type === 'decl');
    const kept = own.filter((one) => !known.every((properties) => isOverridden(one, properties)));
    own.filter((one) => !kept.includes(one)).forEach((one) => one.remove());
    if (!mayBeRefused(rule)) {
      kept.forEach((one) => known.forEach((properties) => properties.add(keyOf(one))));
    }
  }
}
