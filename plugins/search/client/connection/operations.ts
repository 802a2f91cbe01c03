import type {Fault, SearchOperations} from '../answer.ts';
import {startWorker} from './startWorker.ts';

let connection: Promise<SearchOperations> | undefined;

/** The operations of the worker; where none can run, the same ones on the page itself. */
function connect(snippetLength: number): Promise<SearchOperations> {
  connection ??= startWorker(snippetLength).catch(async () =>
    (await import('./searchHere.ts')).searchHere(snippetLength),
  );
  return connection;
}

const unreachable: Fault = {fault: 'unreachable'};

/**
 * The worker's operations, from the page. The worker starts with the first call.
 * @param snippetLength of the worker's excerpts, in characters
 */
export function operationsWith(snippetLength: number): SearchOperations {
  /** The script of the fallback may fail to arrive too; the next call tries again. */
  const call = async <Result>(
    run: (operations: SearchOperations) => Promise<Result>,
  ): Promise<Result | Fault> => {
    let operations: SearchOperations;
    try {
      operations = await connect(snippetLength);
    } catch {
      connection = undefined;
      return unreachable;
    }
    return run(operations);
  };
  return {
    fetchIndexes: (...parameters) => call((search) => search.fetchIndexes(...parameters)),
    search: (...parameters) => call((search) => search.search(...parameters)),
  };
}
