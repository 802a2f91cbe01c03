import type {ReadPage} from '../Page.ts';
import {usageOf, type Usage} from './Usage.ts';

/**
 * What pages use by themselves: their elements, scripts and style attributes.
 * @param more scripts and styles that come with something else
 */
export const usageOfPages = (
  pages: readonly ReadPage[],
  more: {readonly scripts: readonly string[]; readonly styles: readonly string[]} = {
    scripts: [],
    styles: [],
  },
): Usage =>
  usageOf({
    pages: pages.map(({names}) => names),
    scripts: [...new Set(pages.flatMap(({scripts}) => scripts)), ...more.scripts],
    styles: [...pages.flatMap(({movedStyles}) => [...movedStyles.values()]), ...more.styles],
  });
