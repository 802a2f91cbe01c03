import type {Fault, SearchOperations, WorkerSetup} from '../protocol.ts';
import {callWorker} from './callWorker.ts';
import {takeBegun} from './startAhead.ts';

let connection: Promise<SearchOperations> | undefined;

async function connectWorker(baseUrl: string): Promise<SearchOperations> {
  const begun = takeBegun(baseUrl);
  const [worker, files] = await Promise.all([begun.worker, begun.files]);
  const setup: WorkerSetup = {files};
  worker.postMessage(setup, [...files.values()]);
  return callWorker(worker, () => {
    connection = undefined;
  });
}

/** Connects to the worker, or loads the same operations into the page if no worker can run. */
function connect(baseUrl: string): Promise<SearchOperations> {
  connection ??= connectWorker(baseUrl).catch(async () =>
    (await import('./searchHere.ts')).searchHere(),
  );
  return connection;
}

const unreachable: Fault = {fault: 'unreachable'};

async function call<Result>(
  baseUrl: string,
  run: (search: SearchOperations) => Promise<Result>,
): Promise<Result | Fault> {
  let search: SearchOperations;
  try {
    search = await connect(baseUrl);
  } catch {
    // The script of the fallback may fail to load too; the next call retries.
    connection = undefined;
    return unreachable;
  }
  return run(search);
}

/** The worker's operations for use on the page. The first call starts the worker. */
export const operations: SearchOperations = {
  fetchIndexes: (baseUrl, ...rest) =>
    call(baseUrl, (search) => search.fetchIndexes(baseUrl, ...rest)),
  search: (baseUrl, ...rest) => call(baseUrl, (search) => search.search(baseUrl, ...rest)),
};
