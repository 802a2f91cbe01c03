import {plainOf} from '../../markup/signs.ts';
import {readPage} from '../readPage.ts';
import type {Section} from '../sectionsOf.ts';
import {pageOf} from './pageOf.ts';

/** Returns the sections of a page with an article, whose texts have the signs of lines and formatting. */
export const signedIn = (article: string): readonly Section[] =>
  readPage(pageOf({article}))?.sections ?? [];

/** Returns the sections of a page with an article, as plain text. */
export const sectionsIn = (article: string): Section[] =>
  signedIn(article).map((section) => ({...section, text: plainOf(section.text)}));

/** Returns what a page with an article says before its first heading, as plain text. */
export const leadOf = (article: string): string | undefined => sectionsIn(article)[0]?.text;
