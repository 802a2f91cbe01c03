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

/** What a language has to search in. */
export interface ServedManifest {
  readonly indexes: readonly ManifestIndex[];
  /** Path of the glossary's page below the base address, and the files of its terms. */
  readonly glossary: {readonly path: string; readonly files: readonly string[]};
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isIndex = (value: unknown): value is ManifestIndex =>
  isRecord(value) &&
  ['id', 'context', 'file', 'excerpts'].every((key) => typeof value[key] === 'string');

const isManifest = (json: unknown): json is ServedManifest =>
  isRecord(json) &&
  Array.isArray(json.indexes) &&
  json.indexes.every(isIndex) &&
  isRecord(json.glossary) &&
  typeof json.glossary.path === 'string' &&
  Array.isArray(json.glossary.files) &&
  json.glossary.files.every((file) => typeof file === 'string');

/**
 * Reads `search/manifest.json`.
 * Written by hand: a schema library would weigh more than the worker.
 * @throws SearchFault `broken` if it is no manifest.
 */
export function readManifest(json: unknown): ServedManifest {
  if (!isManifest(json)) {
    throw new SearchFault('broken', 'search/manifest.json lists no indexes and terms.');
  }
  return json;
}
