import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LocaleId} from '../../config/locales.ts';
import type {Manifest} from '../../plugins/search/manifest.ts';
import {loadIndex, loadTables} from '../../plugins/search/engine/index.ts';
import {plainOf} from '../../plugins/search/markup/signs.ts';
import {CliError} from '../../scripts/run/CliError.mjs';
import type {Part} from './readParts.ts';

/**
 * Reads the sections of a built site in one language from the files in `search/`, to which
 * `plugins/search/build/` has written them.
 * @param build folder of the built site.
 * @throws CliError if there are no search files, Error for files of another version of the engine.
 */
export async function readBuiltParts(build: string, locale: LocaleId): Promise<Part[]> {
  const language = locale === 'zh' ? '' : locale;
  const folder = path.join(build, language, 'search');
  const readJson = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const manifest = await readJson('manifest.json').catch(() => {
    throw new CliError(`${build} has no search. Run npm run build first.`);
  });
  const {indexes} = manifest as Manifest;
  return Promise.all(
    indexes.map(async ({id, file, tables, texts: names}) => {
      const {pages, sections, asks, askedOf} = loadIndex(
        await readJson(file),
        loadTables(await readJson(tables)),
      );
      const texts = (await Promise.all(
        pages.map((_, page) => readJson(names.replace('*', String(page)))),
      )) as readonly (readonly string[])[];
      const documents = pages.flatMap(({u, t, b, sections: ordinals}, page) => {
        const address = language === '' ? u : u.slice(`/${language}`.length) || '/';
        return ordinals.map((ordinal, place) => ({
          u: address,
          h: sections[ordinal]?.h ?? '',
          t,
          s: sections[ordinal]?.s ?? '',
          b,
          text: plainOf(texts[page]?.[place] ?? ''),
          asks: asks.texts.filter((_, question) => askedOf[question] === ordinal),
        }));
      });
      return {id, documents};
    }),
  );
}
