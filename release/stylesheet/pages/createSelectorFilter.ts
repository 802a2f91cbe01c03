import type {Root} from 'postcss';
import type parser from 'postcss-selector-parser';
import type {ReadPage} from '../../Page.ts';
import {canMatch} from '../dropUnusedSelectors.ts';
import {selectorsOf} from '../selectors.ts';
import type {Usage} from '../Usage.ts';
import {usageOfPages} from '../Usage.ts';
import {isOfMenu} from './createMenuSheet.ts';
import {PageElements} from './PageElements.ts';
import {staticParts, type SelectorFragment} from './staticParts.ts';

/** Adds the states that need no script: a reader can open `details`. */
function usageWithStates(page: ReadPage): Usage {
  const usage = usageOfPages([page]);
  return {...usage, attributes: new Set([...usage.attributes, 'open'])};
}

/**
 * Reads the selectors of a sheet once, to test many pages.
 * @returns a function that returns the selectors that something on a page can match
 */
export function createSelectorFilter(root: Root): (page: ReadPage) => ReadonlySet<string> {
  const selectors = new Map<string, parser.Selector>();
  root.walkRules((rule) => {
    selectorsOf(rule)
      .filter(({selector}) => !isOfMenu(selector))
      .forEach(({text, selector}) => selectors.set(text, selector));
  });
  const all = [...selectors];
  const reduced = new Map<string, readonly (readonly SelectorFragment[])[]>();

  return (page) => {
    const usage = usageWithStates(page);
    // The cache key is the scripts, which are the same on nearly all pages.
    const scripts = page.scripts.join('\n');
    const fragments =
      reduced.get(scripts) ?? all.map(([, selector]) => staticParts(selector, usage.words));
    reduced.set(scripts, fragments);
    const elements = new PageElements(page.html);
    return new Set(
      all.flatMap(([text, selector], index) =>
        canMatch(selector, usage) &&
        (fragments[index] ?? []).every((fragment) => elements.match(fragment))
          ? [text]
          : [],
      ),
    );
  };
}
