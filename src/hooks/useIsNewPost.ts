import {usePluginData} from '@docusaurus/useGlobalData';
import {useSyncExternalStore} from 'react';
import {latestUpdates} from '../lib/latestUpdates';
import {visitBaseline} from '../lib/visitBaseline';

/** Nothing changes while the page is open. */
const subscribe = () => () => undefined;

/**
 * Tells which posts have appeared since the reader's last visit.
 * @returns a test for a post's ISO date; always false on the server and while hydrating.
 */
export function useIsNewPost(): (date: string) => boolean {
  const newest = latestUpdates(usePluginData('docusaurus-plugin-content-blog'))[0]?.date ?? '';
  const baseline = useSyncExternalStore(
    subscribe,
    () => visitBaseline(newest),
    () => newest,
  );
  return (date) => date > baseline;
}
