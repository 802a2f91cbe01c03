import type {Fault, SearchOperations} from '../answer.ts';
import {startWorker} from './startWorker.ts';

let connection: Promise<SearchOperations> | undefined;

/** The operations of the worker; where none can run, the same ones on the page itself. */
function connect(): Promise<SearchOperations> {
  connection ??= startWorker().catch(async () => (await import('./searchHere.ts')).searchHere());
  return connection;
}

const unreachable: Fault = {fault: 'unreachable'};

/** The script of the fallback may fail to arrive too; the next call tries again. */
async function withConnection<Result>(
  call: (operations: SearchOperations) => Promise<Result>,
): Promise<Result | Fault> {
  let operations: SearchOperations;
  try {
    operations = await connect();
  } catch {
    connection = undefined;
    return unreachable;
  }
  return call(operations);
}

/** The worker's operations, from the page. The worker starts with the first call. */
export const operations: SearchOperations = {
  fetchIndexes: (...parameters) => withConnection((search) => search.fetchIndexes(...parameters)),
  search: (...parameters) => withConnection((search) => search.search(...parameters)),
};
