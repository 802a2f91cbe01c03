import {mkdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {baseUrls, currentLocale, i18n, localeIds, otherLocale} from '../../config/locales.ts';
import {productIds} from '../../config/products.ts';
import {articleFile} from '../articles/locateArticle.ts';
import {readTermbase} from '../glossary/readTermbase.ts';
import {glossaryFiles, type GlossaryFile} from './downloads/glossaryFiles.ts';
import type {Glossary} from './Glossary.ts';
import {readArticles} from './readArticles.ts';
import {viewGlossary} from './viewGlossary.ts';
import {wordsIn} from './words.ts';

/** Route relative to the root of each language. */
const route = 'glossary';

/** Path relative to the root of the site, which has one memory with both languages. */
const memoryPath = 'downloads/memory.tmx';

interface Content {
  readonly glossary: Glossary;
  readonly files: readonly Pick<GlossaryFile, 'path' | 'content'>[];
}

/** Returns the texts of the site in both languages as TMX, sentence by sentence. */
async function memoryFile(siteDir: string): Promise<Uint8Array> {
  // The import is dynamic because it loads the parsers of the translation round trip.
  const {siteMemory} = await import('../../translation/memory/siteMemory.ts');
  const {writeTmx} = await import('../../translation/memory/writeTmx.ts');
  return Buffer.from(writeTmx(await siteMemory(siteDir)));
}

/**
 * Adds the page `/glossary`, with every concept of the termbase in both languages, the articles
 * that use it, and the termbase as files. Only this page loads its data.
 */
export default function glossaryPagePlugin({
  baseUrl,
  outDir,
  siteDir,
}: LoadContext): Plugin<Content> {
  const locale = currentLocale();
  const termbase = path.join(siteDir, 'data/termbase.csv');
  let files: Content['files'] = [];
  return {
    name: 'glossary-page',
    getPathsToWatch: () => [
      termbase,
      ...localeIds.flatMap((language) =>
        productIds.map((product) =>
          path.join(siteDir, articleFile({locale: language, product, slug: '**/*'})),
        ),
      ),
    ],
    async loadContent() {
      const terms = [...readTermbase(await readFile(termbase, 'utf8')).values()];
      const words = wordsIn(locale);
      // The development server has no downloads, and would read the whole site after each change.
      const isBuild = process.env.NODE_ENV === 'production';
      const written = isBuild ? await glossaryFiles(terms, words.title, locale) : [];
      const isDefault = locale === i18n.defaultLocale;
      // The build of the default language, which is first, has written the file.
      const built = isDefault
        ? undefined
        : await stat(path.join(outDir, '..', memoryPath)).catch(() => undefined);
      const memory = isBuild && !built ? await memoryFile(siteDir) : undefined;
      return {
        files: [...written, ...(isDefault && memory ? [{path: memoryPath, content: memory}] : [])],
        glossary: {
          groups: viewGlossary(terms, await readArticles(siteDir, locale), locale),
          twin: {
            title: wordsIn(otherLocale(locale)).title,
            address: baseUrls[otherLocale(locale)] + route,
          },
          downloads: written.map(({format, path: file, bytes}) => ({format, path: file, bytes})),
          memory: {
            address: baseUrls.zh + memoryPath,
            bytes: memory?.byteLength ?? built?.size ?? 0,
          },
          words,
        },
      };
    },
    async contentLoaded({content, actions}) {
      ({files} = content);
      const data = await actions.createData('glossary.json', content.glossary);
      actions.addRoute({
        path: baseUrl + route,
        component: '@site/src/components/glossary/GlossaryPage',
        modules: {glossary: data},
        exact: true,
      });
    },
    async postBuild() {
      for (const file of files) {
        const target = path.join(outDir, file.path);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, file.content);
      }
    },
  };
}
