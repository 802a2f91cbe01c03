import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** Returns a function that formats a number of posts: “23 篇”, “23 posts”. */
export function usePostCountText(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate({id: 'updates.postCount', message: '{count} 篇'}, {count: String(count)}),
    );
}
