import {SearchFault} from './SearchFault.ts';

/** One index of a language: a product, or update log and pages. */
export interface ManifestIndex {
  readonly id: string;
  /** Path below the base address of what it holds; empty for update log and pages. */
  readonly context: string;
  /** Names of its files beside the manifest. */
  readonly file: string;
  readonly excerpts: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isIndex = (value: unknown): value is ManifestIndex =>
  isRecord(value) &&
  ['id', 'context', 'file', 'excerpts'].every((key) => typeof value[key] === 'string');

/**
 * Reads `search/manifest.json`.
 * Written by hand: a schema library would weigh more than the worker.
 * @throws SearchFault `broken` if it is no manifest.
 */
export function readManifest(json: unknown): readonly ManifestIndex[] {
  const indexes = isRecord(json) ? json.indexes : undefined;
  if (!Array.isArray(indexes) || !indexes.every(isIndex)) {
    throw new SearchFault('broken', 'search/manifest.json is not a list of indexes.');
  }
  return indexes;
}
