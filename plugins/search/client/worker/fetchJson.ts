import {SearchFault} from './SearchFault.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Fetches and parses a file.
 * @param cache `default` for files whose names carry a hash
 * @throws SearchFault if the server is not reached or fails (`unreachable`), if there is no such
 *   file (`missing`), if it breaks off or is not JSON (`broken`).
 */
export async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {cache});
  } catch (error) {
    throw new SearchFault('unreachable', `${url}: ${messageOf(error)}`, {cause: error});
  }
  if (!response.ok) {
    const kind = response.status === 404 || response.status === 410 ? 'missing' : 'unreachable';
    throw new SearchFault(kind, `${url}: ${response.status}`);
  }
  try {
    return await response.json();
  } catch (error) {
    throw new SearchFault('broken', `${url}: ${messageOf(error)}`, {cause: error});
  }
}
