import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';
// `{z}` fails: jiti, which loads the configuration, returns the module's default export.
import * as z from 'zod';
import {readFrontMatter} from '../../frontMatter/readFrontMatter.ts';
import {asksOf, type Asks} from './asksOf.ts';

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
