import type {ReadPage} from '../../Page.ts';
import {canMatch} from '../dropUnusedSelectors.ts';
import {combineNames} from '../namesOf.ts';
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
  const onAll = combineNames(
    pages.map(({names}) => names),
    ([first = new Set<string>(), ...others]) =>
      new Set([...first].filter((name) => others.every((names) => names.has(name)))),
  );
  const usageWith = (scripts: readonly string[]) =>
    usageOf([{names: onAll, scripts, movedStyles: new Map()}]);
  const without = usageWith([]);
  const withBox = usageWith(box.scripts);
  return stateSheet(
    css,
    (selector) =>
      canMatch(selector, withBox) && !canMatch(selector, without) && !isOfMenu(selector),
    customPropertiesIn(box.css),
  );
}
