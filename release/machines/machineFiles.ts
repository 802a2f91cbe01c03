import type {Term} from '../../plugins/glossary/readTermbase.ts';
import {llmsFiles, markdownFile} from './llmsFiles.ts';
import {markdownPath, type MachinePage} from './MachinePage.ts';

/** Returns the Markdown of each page, by path from the root of the built site. */
export const pageMarkdown = (pages: readonly MachinePage[]): ReadonlyMap<string, string> =>
  new Map(pages.map((page) => [markdownPath(page.file), markdownFile(page)]));

/**
 * Returns the files of the whole site for programs, by path from the root: the lists of pages, and
 * the termbase of both languages.
 */
export function listsForMachines(
  pages: readonly MachinePage[],
  terms: readonly Term[],
): ReadonlyMap<string, string> {
  return new Map([
    ...llmsFiles(pages),
    ...(terms.length > 0 ? [['glossary.json', JSON.stringify({terms})] as const] : []),
  ]);
}

const entry = /<url><loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g;

const decode = (text: string) => text.replaceAll('&apos;', "'").replaceAll('&amp;', '&');

/**
 * Returns the date of the last change of each page, by address.
 * @param sitemaps XML as the framework's plugin writes it, dates as `YYYY-MM-DD`
 */
export function lastChangesIn(sitemaps: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    sitemaps.flatMap((xml) =>
      [...xml.matchAll(entry)].map(([, address = '', date = '']) => [decode(address), date]),
    ),
  );
}
