import {parse} from 'postcss';
import {attributeRules} from '../../moveStyleAttributes.ts';
import type {ReadPage} from '../../Page.ts';
import {dropUnusedDefinitions} from '../dropUnusedDefinitions.ts';
import {dropUnusedSelectors} from '../dropUnusedSelectors.ts';
import {copySelected} from '../selectors.ts';
import {usageOf, type Usage} from '../Usage.ts';
import {isOfMenu} from './createMenuSheet.ts';

/** Adds the states that need no script: a reader can open `details`. */
const withStates = (usage: Usage): Usage => ({
  ...usage,
  attributes: new Set([...usage.attributes, 'open']),
});

/**
 * Reads all rules of a site and selects for each page, in order, those whose names its elements have
 * or its scripts may set, and those of its style attributes. A page needs no others until the
 * application loads. The full sheets then override all inline styles of the page. Throws a
 * `CssSyntaxError` if the rules cannot be read.
 * @param css all rules that the pages may need, in the order of the cascade
 */
export function createPageStyles(css: string): (page: ReadPage) => string {
  const root = copySelected(parse(css), ({selector}) => !isOfMenu(selector));
  return (page) => {
    const usage = usageOf([page]);
    const own = dropUnusedSelectors(root, withStates(usage));
    dropUnusedDefinitions(own, usage);
    return own.toString() + attributeRules(page.movedStyles);
  };
}
