import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {baseUrls, type LocaleId} from '../../config/locales.ts';
import {isFault, type Answer} from '../../plugins/search/client/protocol.ts';
import {createSearch} from '../../plugins/search/client/worker/createSearch.ts';
import {CliError} from '../../scripts/run/CliError.mjs';

/**
 * Creates the worker's search over the files of a built site.
 * @returns a function that waits for all files that a query needs; it throws a `CliError` if the
 *   folder has no search index
 */
export function searchBuild(
  build: string,
  locale: LocaleId,
): (query: string, limit: number) => Promise<Answer> {
  const baseUrl = baseUrls[locale];
  const search = createSearch({
    fetchFile: async (url) => JSON.parse(await readFile(path.join(build, url), 'utf8')) as unknown,
  });
  return async (query, limit) => {
    for (let again = false; ; again = true) {
      const reply = await search.search(baseUrl, '', query, limit, again);
      if (isFault(reply)) {
        throw new CliError(`${build} has no search (${reply.fault}). Run npm run build first.`);
      }
      if (reply.complete) {
        return reply;
      }
    }
  };
}
