import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
// `{z}` would not work: jiti, which loads the configuration, returns the default export.
import * as z from 'zod';
import {otherLocale} from '../../config/locales.ts';
import {newerSections} from '../../translation/freshness/newerSections.ts';
import {describeIssues} from '../frontMatter/describeIssues.ts';
import {isoDate} from '../frontMatter/isoDate.ts';
import {readFrontMatter} from '../frontMatter/readFrontMatter.ts';
import {readPage, type MarkdownFile, type PageFile} from '../frontMatter/readPage.ts';
import {WriterError} from '../writerError/index.ts';
import {locatePage, pageAddress, pageFile} from './locatePage.ts';
import {pageKey, type PageData} from './PageData.ts';

const text = z.string('has no text').trim().min(1, 'has no text');

const pageSchema = z.looseObject({title: text, description: text, updated: isoDate});

/** The part of the twin that a page shows. The twin's own check reports its mistakes. */
const peek = z.object({title: z.string()});

const guide = {
  schema: pageSchema,
  fixHints: {},
  otherwise: 'write title, description and updated: `updated: 2026-11-21`.',
};

/**
 * Reads the front matter of the Markdown pages in `src/pages/` and their twins. Adds the title and
 * address of the twin, the date, and sections that are newer in the twin under the key `page`, as
 * `PageData`.
 * @returns undefined for files of other kinds
 * @throws WriterError if a key or the twin is missing
 */
export async function parsePage({
  filePath,
  fileContent,
}: MarkdownFile): Promise<PageFile | undefined> {
  const page = locatePage(filePath);
  if (!page) {
    return undefined;
  }
  const {frontMatter, content} = readPage(fileContent, pageFile(page));
  const {data, error} = pageSchema.safeParse(frontMatter);
  if (error) {
    throw new WriterError(pageFile(page), describeIssues(error.issues, fileContent, guide));
  }
  const twin = {...page, locale: otherLocale(page.locale)};
  const twinPath = path.join(twin.root, pageFile(twin));
  if (!existsSync(twinPath)) {
    throw new WriterError(pageFile(page), [
      {
        line: 1,
        problem: 'this page has no twin in the other language.',
        fix: `create ${pageFile(twin)} with the same headings and ids.`,
      },
    ]);
  }
  const twinContent = await readFile(twinPath, 'utf8');
  const {updated, ...kept} = data;
  const newer = newerSections(page.root, {kind: 'page', slug: page.slug}, page.locale);
  const pageData: PageData = {
    title: data.title,
    updated,
    twin: {
      title: peek.safeParse(readFrontMatter(twinContent)?.data).data?.title ?? '',
      address: pageAddress(twin),
    },
    ...(newer.length > 0 && {newer}),
  };
  return {frontMatter: {...kept, [pageKey]: pageData}, content};
}
