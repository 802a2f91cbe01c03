import {SearchFault} from './SearchFault.ts';

/** One index of a language: a product, or update log and pages. */
export interface ManifestIndex {
  readonly id: string;
  /** Path of its pages below the base address; empty for update log and pages. */
  readonly context: string;
  /** Names of its files, beside the manifest. */
  readonly file: string;
  readonly excerpts: string;
}

/** The search files of a language. */
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
 * Parses `search/manifest.json`. The validation is written by hand because a schema library would be
 * larger than the worker.
 * @throws SearchFault `broken` if the value is not a manifest.
 */
export function readManifest(json: unknown): ServedManifest {
  if (!isManifest(json)) {
    throw new SearchFault('broken', 'search/manifest.json lists no indexes and terms.');
  }
  return json;
}
