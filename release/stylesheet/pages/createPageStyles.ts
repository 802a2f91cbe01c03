import {parse, type Root} from 'postcss';
import type parser from 'postcss-selector-parser';
import {attributeRules} from '../../moveStyleAttributes.ts';
import type {ReadPage} from '../../Page.ts';
import {dropFallbacks} from '../dropOverridden.ts';
import {copySelected, selectorsOf} from '../selectors.ts';
import {dropUnusedDefinitions} from '../dropUnusedDefinitions.ts';
import {plainDecorations} from '../plainDecorations.ts';
import {usageOfPages, type Usage} from '../Usage.ts';
import {canMatch} from '../dropUnusedSelectors.ts';
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
function createSelectorFilter(root: Root): (page: ReadPage) => ReadonlySet<string> {
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
    const own = copySelected(root, ({text}) => needed.has(text));
    dropUnusedDefinitions(own, usageOfPages([page]));
    return own.toString() + attributeRules(page.movedStyles);
  };
}
