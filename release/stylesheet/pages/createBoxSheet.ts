import type {ReadPage} from '../../Page.ts';
import {canMatch} from '../dropUnusedSelectors.ts';
import {namesOnAll} from '../namesOf.ts';
import {customPropertiesIn, usageOf} from '../Usage.ts';
import {isOfMenu} from './createMenuSheet.ts';
import {stateSheet} from './stateSheet.ts';

export interface BoxFiles {
  /** Texts of the scripts that run in the search box. */
  readonly scripts: readonly string[];
  /** The rules that load with these scripts. */
  readonly css: string;
}

/**
 * Makes the sheet of the open search box: the rules that match what the scripts of the box add to a
 * page, without those that load with these scripts. A page loads this sheet in front of its styles
 * when the reader approaches the field (`src/intent/createLoader.ts`), so that a search needs no
 * sheet of the application.
 * @param css all rules of the main sheet of a language, in the order of the cascade
 * @param pages the pages with a search field
 */
export function createBoxSheet(css: string, pages: readonly ReadPage[], box: BoxFiles): string {
  const onAll = namesOnAll(pages.map(({names}) => names));
  const without = usageOf({pages: [onAll], scripts: [], styles: []});
  const withBox = usageOf({pages: [onAll], scripts: box.scripts, styles: []});
  return stateSheet(
    css,
    (selector) =>
      canMatch(selector, withBox) && !canMatch(selector, without) && !isOfMenu(selector),
    customPropertiesIn(box.css),
  );
}
