import type {Root} from 'postcss';
import parser from 'postcss-selector-parser';
import {isStep} from './isStep.ts';

/** Takes out the selectors that are not to stay, and the rules left without one. */
export function dropSelectors(root: Root, stays: (selector: parser.Selector) => boolean): void {
  root.walkRules((rule) => {
    if (isStep(rule)) {
      return;
    }
    const selectors = parser().astSync(rule.selector).nodes;
    const kept = selectors.filter(stays);
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < selectors.length) {
      rule.selector = kept.map(String).join(',');
    }
  });
}
