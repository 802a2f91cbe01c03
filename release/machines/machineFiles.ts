import {siteDescription, siteTitle} from '../../config/site.ts';
import type {Term} from '../../plugins/glossary/readTermbase.ts';
import {llmsFiles} from './llmsFiles.ts';
import {markdownFile} from './markdownFile.ts';
import {markdownPath, type MachinePage} from './MachinePage.ts';

/**
 * Returns the files for programs, by path from the root of the built site: the Markdown of each
 * page, the lists of pages, and the termbase of both languages.
 */
export function machineFiles(
  pages: readonly MachinePage[],
  terms: readonly Term[],
): ReadonlyMap<string, string> {
  return new Map([
    ...pages.map((page) => [markdownPath(page.file), markdownFile(page)] as const),
    ...llmsFiles(pages, {title: siteTitle, description: siteDescription}),
    ...(terms.length > 0 ? [['glossary.json', JSON.stringify({terms})] as const] : []),
  ]);
}
