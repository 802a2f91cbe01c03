import {translate} from '@docusaurus/Translate';
import {productById} from '@site/config/products';
import {useLocale} from '@site/src/hooks/useLocale';
import type {HitGroupKey} from './groupHits.ts';

/** The name of what hits belong to. The specification gives the interface reference its own. */
export function useGroupLabel(): (key: HitGroupKey) => string {
  const locale = useLocale();
  return (key) => {
    switch (key) {
      case 'api-reference':
        return 'API Reference';
      case 'blog':
        return translate({id: 'search.group.updateLog', message: '更新日志'});
      case 'pages':
        return translate({id: 'search.group.pages', message: '其他页面'});
      default:
        return productById(key).name[locale];
    }
  };
}
