import type {Root} from 'postcss';
import {selectorsOf, type ReadSelector} from './selectorsOf.ts';

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
