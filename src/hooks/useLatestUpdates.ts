import {usePluginData} from '@docusaurus/useGlobalData';
import type {PostSummary} from '@site/plugins/update-log/PostView';

/** What the home page shows of a post. */
type LatestUpdate = Pick<PostSummary, 'title' | 'permalink' | 'date' | 'products'>;

/** Returns the newest posts of the update log, newest first. Empty without an update log. */
export function useLatestUpdates(): readonly LatestUpdate[] {
  const data = usePluginData('docusaurus-plugin-content-blog');
  return data === undefined ? [] : (data as {latest: readonly LatestUpdate[]}).latest;
}
