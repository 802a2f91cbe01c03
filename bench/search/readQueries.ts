import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LocaleId} from '../../config/locales.ts';

/** A query with the pages that answer it, best first. */
export interface JudgedQuery {
  readonly query: string;
  readonly kind: string;
  readonly pages: readonly string[];
}

const setNames = ['open', 'held'] as const;

/** `open` may be looked at while the engine is tuned; `held` is run at the end only. */
export type SetName = (typeof setNames)[number];

export function isSetName(value: unknown): value is SetName {
  return setNames.some((name) => name === value);
}

/** Reads the judged queries of a language. */
export async function readQueries(locale: LocaleId, set: SetName): Promise<readonly JudgedQuery[]> {
  const file = path.join(import.meta.dirname, 'queries', `${locale}.${set}.json`);
  return JSON.parse(await readFile(file, 'utf8')) as JudgedQuery[];
}
