import type {AtRule, Root, Rule} from 'postcss';
import parser from 'postcss-selector-parser';

/** Whether a rule is a step of an animation: its `50%` is no selector. */
export const isKeyframeStep = ({parent}: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

export interface ReadSelector {
  readonly text: string;
  readonly selector: parser.Selector;
}

const none: readonly ReadSelector[] = [];

/** Each page has the same rules to choose from. */
const read = new Map<string, readonly ReadSelector[]>();

/** The selectors of a rule; the steps of an animation have none. */
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

/** Takes out the selectors that are not to stay, and the rules left without one. */
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
