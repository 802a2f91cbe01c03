import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LocaleId} from '../../config/locales.ts';

/** A query with the pages that answer it, best first. */
export interface JudgedQuery {
  readonly query: string;
  readonly kind: string;
  readonly pages: readonly string[];
}

/**
 * Reads judged queries. Those of `open` may be looked at while the engine is tuned; those of `held`
 * are run at the end only.
 */
export async function readQueries(
  locale: LocaleId,
  set: 'open' | 'held',
): Promise<readonly JudgedQuery[]> {
  const file = path.join(import.meta.dirname, 'queries', `${locale}.${set}.json`);
  return JSON.parse(await readFile(file, 'utf8')) as JudgedQuery[];
}
