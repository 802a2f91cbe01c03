import type {Root} from 'postcss';
import {canMatch} from './canMatch.ts';
import {dropSelectors} from './dropSelectors.ts';
import type {Usage} from './Usage.ts';

/** Takes out the selectors that nothing on the site can match, and the rules left without one. */
export function dropUnusedSelectors(root: Root, usage: Usage): void {
  dropSelectors(root, ({selector}) => canMatch(selector, usage));
}
