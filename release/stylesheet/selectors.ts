import type {AtRule, Root, Rule} from 'postcss';
import parser from 'postcss-selector-parser';

/** Whether a rule is a step of an animation, whose `50%` is not a selector. */
export const isKeyframeStep = ({parent}: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

export interface ReadSelector {
  readonly text: string;
  readonly selector: parser.Selector;
}

const none: readonly ReadSelector[] = [];

/** Read selectors are cached, because every page uses the same rules. */
const read = new Map<string, readonly ReadSelector[]>();

/** Returns the selectors of a rule, or none for a step of an animation. */
export function selectorsOf(rule: Rule): readonly ReadSelector[] {
  if (isKeyframeStep(rule)) {
    return none;
  }
  const known = read.get(rule.selector);
  if (known) {
    return known;
  }
  const selectors = parser()
    .astSync(rule.selector)
    .nodes.map((selector) => ({text: String(selector), selector}));
  read.set(rule.selector, selectors);
  return selectors;
}

/** Removes the selectors for which `stays` returns false, and rules without a selector left. */
export function dropSelectors(root: Root, stays: (selector: ReadSelector) => boolean): void {
  root.walkRules((rule) => {
    const selectors = selectorsOf(rule);
    const kept = selectors.filter(stays);
    if (kept.length === selectors.length) {
      return;
    }
    if (kept.length === 0) {
      rule.remove();
    } else {
      rule.selector = kept.map(({text}) => text).join(',');
    }
  });
}
