import type {Fault, SearchOperations} from '../answer.ts';
import {startWorker} from './startWorker.ts';

let connection: Promise<SearchOperations> | undefined;

/** Connects to the worker, or loads the same operations into the page if no worker can run. */
function connect(snippetLength: number): Promise<SearchOperations> {
  connection ??= startWorker(snippetLength).catch(async () =>
    (await import('./searchHere.ts')).searchHere(snippetLength),
  );
  return connection;
}

const unreachable: Fault = {fault: 'unreachable'};

/**
 * Returns the worker's operations for use on the page. The first call starts the worker.
 * @param snippetLength length of the worker's excerpts, in characters
 */
export function operationsWith(snippetLength: number): SearchOperations {
  /** The script of the fallback may fail to load too; the next call retries. */
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
