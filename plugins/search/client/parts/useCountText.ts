import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {mostHits} from '../answer.ts';

/** Says how many pages were found. */
export function useCountText(): (total: number) => string {
  const {selectMessage} = usePluralForm();
  return (total) => {
    if (total === 0) {
      return translate({id: 'search.none', message: '没有结果'});
    }
    const count = total < mostHits ? String(total) : `${mostHits}+`;
    return selectMessage(total, translate({id: 'search.count', message: '{count} 篇'}, {count}));
  };
}
