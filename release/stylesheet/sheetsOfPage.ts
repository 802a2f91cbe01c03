import {parse} from 'postcss';
import type {PageNames} from './namesOf.ts';

/** A stylesheet that the application loads with the code that needs it. */
export interface LazySheet {
  /** Path from the root of the site, with a leading slash. */
  readonly href: string;
  readonly css: string;
}

const className = /\.(-?[_a-z][\w-]*)/gi;

function classesIn(css: string): ReadonlySet<string> {
  const classes = new Set<string>();
  parse(css).walkRules(({selector}) => {
    for (const [, name = ''] of selector.matchAll(className)) {
      classes.add(name);
    }
  });
  return classes;
}

/**
 * Returns the lazy sheets that a page needs before the application runs: those with a rule for one
 * of its classes. The framework links only the main sheet.
 */
export function sheetsOfPage(
  lazySheets: readonly LazySheet[],
): (page: PageNames) => readonly string[] {
  const sheets = lazySheets.map(({href, css}) => ({href, classes: classesIn(css)}));
  return (page) =>
    sheets
      .filter(({classes}) => [...classes].some((name) => page.classes.has(name)))
      .map(({href}) => href);
}
