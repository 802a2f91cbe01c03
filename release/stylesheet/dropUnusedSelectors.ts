import type {Root} from 'postcss';
import parser from 'postcss-selector-parser';
import {canMatch} from './canMatch.ts';
import {isStep} from './isStep.ts';
import type {Usage} from './Usage.ts';

/** Takes out the selectors that nothing on the site can match, and the rules left without one. */
export function dropUnusedSelectors(root: Root, usage: Usage): void {
  root.walkRules((rule) => {
    if (isStep(rule)) {
      return;
    }
    const selectors = parser().astSync(rule.selector).nodes;
    const kept = selectors.filter((selector) => canMatch(selector, usage));
    if (kept.length === 0) {
      rule.remove();
    } else if (kept.length < selectors.length) {
      rule.selector = kept.map(String).join(',');
    }
  });
}
