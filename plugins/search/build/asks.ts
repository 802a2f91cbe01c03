import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';
import * as z from 'zod';
import {isRecord} from '../../../src/lib/isRecord.ts';
import {readFrontMatter} from '../../frontMatter/readFrontMatter.ts';

/** The front matter key for questions that the text before the first heading answers. */
const lead = 'top';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Questions by the id of the section that answers them. */
export type Asks = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the questions of a page by the section that answers them; the empty id is the lead.
 * @param frontMatter of the page, with its questions under `asks`. Values that are no lists are ignored.
 */
export function asksOf(frontMatter: unknown): Asks {
  const asks = isRecord(frontMatter) ? frontMatter.asks : undefined;
  return new Map(
    Object.entries(isRecord(asks) ? asks : {}).flatMap(([id, questions]) =>
      isTexts(questions) ? [[id === lead ? '' : id, questions]] : [],
    ),
  );
}

// `{z}` fails: jiti, which loads the configuration, returns the module's default export.

/** The part of the docs plugin's content that this file reads. */
const docsContent = z.object({
  loadedVersions: z.array(
    z.object({docs: z.array(z.object({permalink: z.string(), source: z.string()}))}),
  ),
});

/**
 * Reads the questions that articles answer from their front matter: pages do not show them.
 * @param plugins the plugins that the framework passes to `postBuild`.
 * @returns questions by address, only of articles that have any.
 */
export async function readAsks(
  plugins: readonly Pick<LoadedPlugin, 'name' | 'content'>[],
  siteDir: string,
): Promise<ReadonlyMap<string, Asks>> {
  const docs = plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .flatMap(({content}) => docsContent.parse(content).loadedVersions)
    .flatMap((version) => version.docs);
  const pages = await Promise.all(
    docs.map(async ({permalink, source}) => {
      const file = path.join(siteDir, source.replace(/^@site\//, ''));
      const data = readFrontMatter(await readFile(file, 'utf8'))?.data;
      return [permalink.replace(/(?<=.)\/$/, ''), asksOf(data)] as const;
    }),
  );
  return new Map(pages.filter(([, asks]) => asks.size > 0));
}
