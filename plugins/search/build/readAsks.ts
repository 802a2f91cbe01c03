import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';
// Not `{z}`: jiti, which loads the configuration, hands out the module's default export.
import * as z from 'zod';
import {readFrontMatter} from '../../frontMatter/readFrontMatter.ts';
import {asksOf, type Asks} from './asksOf.ts';

/** The part of the docs plugin's content that is read. */
const docsContent = z.object({
  loadedVersions: z.array(
    z.object({docs: z.array(z.object({permalink: z.string(), source: z.string()}))}),
  ),
});

/**
 * The questions that articles answer, from the front matter of their files: pages do not show them.
 * @param plugins what the framework hands to `postBuild`.
 * @returns by address, only of articles that have any.
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
