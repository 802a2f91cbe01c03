import {usePluginData} from '@docusaurus/useGlobalData';

export interface SearchSettings {
  /** How many suggestions the box shows at most. */
  readonly limit: number;
  /** Length of an excerpt in the box, in characters. */
  readonly snippetLength: number;
}

const isSettings = (data: unknown): data is SearchSettings =>
  typeof data === 'object' && data !== null && 'limit' in data && 'snippetLength' in data;

/**
 * What `config/search.ts` says about the box.
 * @throws if the plugin that hands it on is not there.
 */
export function useSearchSettings(): SearchSettings {
  const data: unknown = usePluginData('search');
  if (!isSettings(data)) {
    throw new Error('The search has no settings: is plugins/search in docusaurus.config.ts?');
  }
  return data;
}
