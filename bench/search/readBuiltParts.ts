import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LocaleId} from '../../config/locales.ts';
import type {Manifest} from '../../plugins/search/build/searchFiles.ts';
import {loadIndex} from '../../plugins/search/engine/index.ts';
import {plainOf} from '../../plugins/search/markup/signs.ts';
import type {Part} from './Part.ts';

/**
 * Reads the sections of a built site in one language from the files in `search/`, to which
 * `plugins/search/build/` has written them.
 * @param build folder of the built site.
 * @throws Error if there are no search files, or files of another version of the engine.
 */
export async function readBuiltParts(build: string, locale: LocaleId): Promise<Part[]> {
  const language = locale === 'zh' ? '' : locale;
  const folder = path.join(build, language, 'search');
  const readJson = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const {indexes} = (await readJson('manifest.json')) as Manifest;
  return Promise.all(
    indexes.map(async ({id, file, excerpts}) => {
      const {pages, sections, asks, askedOf} = loadIndex(await readJson(file));
      const texts = (await readJson(excerpts)) as readonly string[];
      const documents = sections.flatMap(({page, h, s}, ordinal) => {
        const found = pages[page];
        if (!found) {
          return [];
        }
        const {u, t, b} = found;
        const address = language === '' ? u : u.slice(`/${language}`.length) || '/';
        const questions = asks.texts.filter((_, question) => askedOf[question] === ordinal);
        return [{u: address, h, t, s, b, text: plainOf(texts[ordinal] ?? ''), asks: questions}];
      });
      return {id, documents};
    }),
  );
}
