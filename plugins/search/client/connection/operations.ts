import type {Fault, SearchOperations, WorkerSetup} from '../protocol.ts';
import {callWorker} from './callWorker.ts';
import {takeBegun} from './startAhead.ts';

async function connectWorker(): Promise<SearchOperations> {
  const begun = takeBegun();
  const [worker, manifest] = await Promise.all([begun.worker, begun.manifest]);
  const setup: WorkerSetup = {manifest};
  worker.postMessage(setup);
  return callWorker(worker);
}

let connection: Promise<SearchOperations> | undefined;

/** Connects to the worker, or loads the same operations into the page if no worker can run. */
function connect(): Promise<SearchOperations> {
  connection ??= connectWorker().catch(async () => (await import('./searchHere.ts')).searchHere());
  return connection;
}

const unreachable: Fault = {fault: 'unreachable'};

async function call<Result>(
  run: (search: SearchOperations) => Promise<Result>,
): Promise<Result | Fault> {
  let search: SearchOperations;
  try {
    search = await connect();
  } catch {
    // The script of the fallback may fail to load too; the next call retries.
    connection = undefined;
    return unreachable;
  }
  return run(search);
}

/** The worker's operations for use on the page. The first call starts the worker. */
export const operations: SearchOperations = {
  fetchIndexes: (...parameters) => call((search) => search.fetchIndexes(...parameters)),
  search: (...parameters) => call((search) => search.search(...parameters)),
};
