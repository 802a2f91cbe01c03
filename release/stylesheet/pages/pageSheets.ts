import {parse} from 'postcss';
import {attributeRules} from '../../attributeRules.ts';
import type {ReadPage} from '../../Page.ts';
import {dropUnusedDefinitions} from '../dropUnusedDefinitions.ts';
import {dropSelectors} from '../dropSelectors.ts';
import {usageOfPages} from '../usageOfPages.ts';
import {groupByNeeds} from './groupByNeeds.ts';
import {readNeeds} from './readNeeds.ts';

/** What some pages look like before the application runs. */
export interface PageSheet {
  readonly pages: readonly ReadPage[];
  /** The rules that something on one of the pages can match, in their order. */
  readonly css: string;
  /** The rules of their own style attributes, which are part of `css`. */
  readonly attributes: string;
}

/**
 * More sheets are smaller ones, but the policy in front of every page names the hash of each
 * (53 bytes) and must stay below the 2,000 characters at which hosts cut it. Of 1 to 24 sheets,
 * with those bytes, twelve were the lightest (bench/README.md).
 */
const mostSheets = 12;

/**
 * Makes few small sheets, one for each group of like pages, out of all rules of a site. A page
 * needs no other until the application comes: it then gets all sheets in full, behind its own. As
 * every rule stands there once more, in the order that it was written in, the small sheet decides
 * nothing any more.
 * @param css all rules that the pages may need, in the order of the cascade
 */
export function pageSheets(pages: readonly ReadPage[], css: string): readonly PageSheet[] {
  const {selectors, weights, neededBy} = readNeeds(css);
  const needs = new Map(pages.map((page) => [page, neededBy(page)]));
  const none: ReadonlySet<number> = new Set();
  const groups = groupByNeeds(pages, (page) => needs.get(page) ?? none, weights, mostSheets);
  return groups.map((group) => {
    const needed = new Set(
      group.flatMap((page) => [...(needs.get(page) ?? none)].map((need) => selectors[need])),
    );
    const root = parse(css);
    dropSelectors(root, (selector) => needed.has(String(selector)));
    dropUnusedDefinitions(root, usageOfPages(group));
    const attributes = attributeRules(new Map(group.flatMap(({movedStyles}) => [...movedStyles])));
    return {pages: group, css: `${root.toString()}\n${attributes}`, attributes};
  });
}
