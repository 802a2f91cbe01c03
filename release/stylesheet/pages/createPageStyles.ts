import {parse} from 'postcss';
import {attributeRules} from '../../attributeRules.ts';
import type {ReadPage} from '../../Page.ts';
import {dropFallbacks} from '../dropOverridden.ts';
import {dropSelectors} from '../selectors.ts';
import {dropUnusedDefinitions} from '../dropUnusedDefinitions.ts';
import {plainDecorations} from '../plainDecorations.ts';
import {usageOfPages} from '../Usage.ts';
import {createSelectorFilter} from './createSelectorFilter.ts';

/**
 * Reads all rules of a site and selects for each page, in order, those that one of its elements can
 * match and those of its style attributes. A page needs no others until the application loads. The
 * full sheets then override all inline styles of the page. Throws a `CssSyntaxError` if the rules
 * cannot be read.
 * @param css all rules that the pages may need, in the order of the cascade
 */
export function createPageStyles(css: string): (page: ReadPage) => string {
  const root = parse(css);
  // Lazy sheets are not trimmed before.
  dropFallbacks(root);
  plainDecorations(root);
  const neededBy = createSelectorFilter(root);
  return (page) => {
    const needed = neededBy(page);
    const own = root.clone();
    dropSelectors(own, ({text}) => needed.has(text));
    dropUnusedDefinitions(own, usageOfPages([page]));
    return own.toString() + attributeRules(page.movedStyles);
  };
}
