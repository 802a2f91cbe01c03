import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type {LocaleId} from '../../config/locales.ts';
import {WriterError} from '../../plugins/writerError/index.ts';
import {parseJson} from '../../plugins/writerError/parseJson.ts';

/** Interface texts of one language by id. */
export type Texts = ReadonlyMap<string, string>;

const textsSchema = z.record(z.string(), z.object({message: z.string()}));

/** The file of a language's interface texts, relative to the root of the project. */
export function textsFile(locale: LocaleId): string {
  return `i18n/${locale}/code.json`;
}

/**
 * Reads the interface texts of a language.
 * @throws WriterError if the file is not valid JSON, or an entry has no text
 */
export async function readTexts(root: string, locale: LocaleId): Promise<Texts> {
  const file = textsFile(locale);
  const json = await readFile(path.join(root, file), 'utf8');
  const {data, error} = textsSchema.safeParse(parseJson(json, file));
  if (error) {
    throw new WriterError(
      file,
      error.issues.map(({path: [id = '']}) => ({
        line: json.slice(0, json.indexOf(JSON.stringify(id))).split('\n').length,
        problem: `“${String(id)}” has no text.`,
        fix: 'Write {"message": "the text"}.',
      })),
    );
  }
  return new Map(Object.entries(data).map(([id, {message}]) => [id, message]));
}

const stockSchema = z.record(z.string(), z.string());

/** Reads the texts that the framework's theme ships; `base` is English. */
export async function readStockTexts(locale: 'base' | 'zh-Hans'): Promise<Texts> {
  const file = require.resolve(
    `@docusaurus/theme-translations/locales/${locale}/theme-common.json`,
  );
  const json: unknown = JSON.parse(await readFile(file, 'utf8'));
  const texts = Object.entries(stockSchema.parse(json));
  return new Map(texts.filter(([id]) => !id.endsWith('___DESCRIPTION')));
}
