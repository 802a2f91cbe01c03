import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** Formats how many pages match the query. */
export function useCountText(): (total: number) => string {
  const {selectMessage} = usePluralForm();
  return (total) => {
    if (total === 0) {
      return translate({id: 'search.none', message: '没有结果'});
    }
    return selectMessage(
      total,
      translate({id: 'search.count', message: '{count} 篇'}, {count: String(total)}),
    );
  };
}
