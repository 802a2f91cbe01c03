import type {SearchOperations} from '../protocol.ts';
import {createSearch} from '../worker/createSearch.ts';
import {fetchJson} from '../worker/servedFiles.ts';

/** Yields to the event loop, so that the page can paint and handle input. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/**
 * Runs the search on the page, without a worker. Each file is parsed in a separate task, so that the
 * longest pause is that of one index.
 */
export function searchHere(): SearchOperations {
  const fetchLater: typeof fetchJson = async (url, cache) => {
    const json = await fetchJson(url, cache);
    await nextTask();
    return json;
  };
  return createSearch({fetchFile: fetchLater});
}
