import type {Rule} from 'postcss';
import parser from 'postcss-selector-parser';
import {isStep} from './isStep.ts';

export interface ReadSelector {
  readonly text: string;
  readonly selector: parser.Selector;
}

const none: readonly ReadSelector[] = [];

/** Each page has the same rules to choose from. */
const read = new Map<string, readonly ReadSelector[]>();

/** The selectors of a rule; the steps of an animation have none. */
export function selectorsOf(rule: Rule): readonly ReadSelector[] {
  if (isStep(rule)) {
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
