import {useMemo} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchOperations} from '../answer.ts';
import {operationsWith} from './operations.ts';

export interface SearchSettings {
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
