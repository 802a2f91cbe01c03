import {isRecord} from '../../../../src/lib/isRecord.ts';
import type {Manifest, ManifestIndex} from '../../manifest.ts';
import {SearchFault} from '../fault.ts';
import type {SearchScope} from '../protocol.ts';

async function parse(response: Response, url: string): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new SearchFault('broken', url, {cause: error});
  }
}

/**
 * Fetches and parses a file.
 * @param cache `default` for files whose names contain a hash
 * @throws SearchFault if the server is unreachable or fails (`unreachable`), if the file does not
 *   exist (`missing`), or if it is truncated or not JSON (`broken`).
 */
export async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {cache});
  } catch (error) {
    throw new SearchFault('unreachable', url, {cause: error});
  }
  if (!response.ok) {
    const kind = response.status === 404 || response.status === 410 ? 'missing' : 'unreachable';
    throw new SearchFault(kind, `${url}: ${response.status}`);
  }
  return parse(response, url);
}

/**
 * Returns a `fetchJson` that takes the first content of a file from those that the page has fetched.
 * @param given files by URL
 */
export function fetchUnlessGiven(given: ReadonlyMap<string, ArrayBuffer>): typeof fetchJson {
  const unread = new Map(given);
  return (url, cache) => {
    const bytes = unread.get(url);
    unread.delete(url);
    return bytes && cache !== 'reload' ? parse(new Response(bytes), url) : fetchJson(url, cache);
  };
}

const isIndex = (value: unknown): value is ManifestIndex =>
  isRecord(value) &&
  ['id', 'context', 'file', 'tables', 'texts'].every((key) => typeof value[key] === 'string');

const isManifest = (json: unknown): json is Manifest =>
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
export function readManifest(json: unknown): Manifest {
  if (!isManifest(json)) {
    throw new SearchFault('broken', 'search/manifest.json lists no indexes and terms.');
  }
  return json;
}

export interface IndexChoice {
  /** Ids of the indexes for a first answer. */
  readonly needed: readonly string[];
  /** Ids of the indexes that complete the answer. */
  readonly later: readonly string[];
  /** Id of the index whose hits come first. */
  readonly first?: string;
  /** Whether the address of a hit, below the base address, is in scope. */
  readonly accepts: (path: string) => boolean;
}

const everything = () => true;

/**
 * Chooses the indexes for a scope. A path without a separate index (`blog/`) is searched in the index
 * of update log and pages, and its hits are filtered by address.
 */
export function indexesFor(scope: SearchScope, indexes: readonly ManifestIndex[]): IndexChoice {
  const ids = (list: readonly ManifestIndex[]) => list.map(({id}) => id);
  if (scope.kind === 'all') {
    return {needed: ids(indexes), later: [], accepts: everything};
  }
  const {kind, path} = scope;
  const own = indexes.find(({context}) => context === path);
  const others = indexes.filter(({context}) => context !== path);
  switch (kind) {
    case 'first':
      return own
        ? {needed: [own.id], later: ids(others), first: own.id, accepts: everything}
        : {needed: ids(indexes), later: [], accepts: everything};
    case 'within':
      return {
        needed: own ? [own.id] : ids(indexes.filter(({context}) => context === '')),
        later: [],
        accepts: (address) => address.startsWith(path),
      };
    case 'outside':
      return {
        needed: ids(others),
        later: [],
        accepts: (address) => !address.startsWith(path),
      };
  }
}
