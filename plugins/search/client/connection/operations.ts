import {wrap} from 'comlink';
import {useMemo} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Fault, SearchOperations, WorkerSetup} from '../protocol.ts';
import {takeBegun} from './startAhead.ts';

async function connectWorker(snippetLength: number): Promise<SearchOperations> {
  const begun = takeBegun();
  const [worker, manifest] = await Promise.all([begun.worker, begun.manifest]);
  const setup: WorkerSetup = {snippetLength, manifest};
  worker.postMessage(setup);
  return wrap<SearchOperations>(worker);
}

let connection: Promise<SearchOperations> | undefined;

/** Connects to the worker, or loads the same operations into the page if no worker can run. */
function connect(snippetLength: number): Promise<SearchOperations> {
  connection ??= connectWorker(snippetLength).catch(async () =>
    (await import('./searchHere.ts')).searchHere(snippetLength),
  );
  return connection;
}

const unreachable: Fault = {fault: 'unreachable'};

/**
 * Returns the worker's operations for use on the page. The first call starts the worker.
 * @param snippetLength length of the worker's excerpts, in characters
 */
function operationsWith(snippetLength: number): SearchOperations {
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

interface SearchSettings {
  /** Maximum number of suggestions in the box. */
  readonly limit: number;
  /** Length of an excerpt in the box, in characters. */
  readonly snippetLength: number;
}

const isSettings = (data: unknown): data is SearchSettings =>
  typeof data === 'object' && data !== null && 'limit' in data && 'snippetLength' in data;

/**
 * Returns the settings of the box in `config/search.ts`.
 * @throws if the plugin that provides them is missing.
 */
export function useSearchSettings(): SearchSettings {
  const data: unknown = usePluginData('search');
  if (!isSettings(data)) {
    throw new Error('The search has no settings: is plugins/search in docusaurus.config.ts?');
  }
  return data;
}

/** Returns the worker's operations, configured with the settings of the site. */
export function useOperations(): SearchOperations {
  const {snippetLength} = useSearchSettings();
  return useMemo(() => operationsWith(snippetLength), [snippetLength]);
}
