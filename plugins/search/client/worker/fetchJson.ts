import type {FaultKind} from '../protocol.ts';

/** An error that is shown to the reader. */
export class SearchFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SearchFault';
    this.kind = kind;
  }
}

/** Returns the kind of an error; `failed` for an unexpected one. */
export function kindOf(error: unknown): FaultKind {
  return error instanceof SearchFault ? error.kind : 'failed';
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

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
