import {usePluginData} from '@docusaurus/useGlobalData';

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
