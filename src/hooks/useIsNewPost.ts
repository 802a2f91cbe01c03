import {usePluginData} from '@docusaurus/useGlobalData';
import {useSyncExternalStore} from 'react';
import {latestUpdates} from '../lib/latestUpdates';
import {visitBaseline} from '../lib/visitBaseline';

/** Does nothing, because the value does not change while the page is open. */
const subscribe = () => () => undefined;

/**
 * Returns a test for posts that have appeared since the reader's last visit.
 * @returns a test for the ISO date of a post, always false on the server and during hydration
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
