import {readFile} from 'node:fs/promises';
import * as z from 'zod';
import type {Texts} from './readTexts.ts';

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
