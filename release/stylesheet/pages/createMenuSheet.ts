import type parser from 'postcss-selector-parser';
import {menuAttribute} from '../../../src/browser/phoneMenu.ts';
import {stateSheet} from './stateSheet.ts';

/** Whether a selector can match only while the mobile menu is open. */
export const isOfMenu = (selector: parser.Selector): boolean =>
  selector.nodes.some((part) => part.type === 'attribute' && part.attribute === menuAttribute);

/**
 * Makes the sheet of the mobile menu. No page contains its rules. A page prefetches this sheet
 * (`src/intent/createLoader.ts`), so that the menu opens without the application.
 * @param css all rules of a language, in the order of the cascade
 * @returns an empty string if no rule needs the menu
 */
export const createMenuSheet = (css: string): string => stateSheet(css, isOfMenu);
