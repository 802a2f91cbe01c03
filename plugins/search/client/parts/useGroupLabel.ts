import {translate} from '@docusaurus/Translate';
import type {Localized} from '@site/config/locales';
import {productById} from '@site/config/products';
import {useLocale} from '@site/src/hooks/useLocale';
import type {HitGroupKey} from './groupHits.ts';

/** Here and not among the texts of the interface, all of which ship with the application. */
const glossary: Localized = {zh: '术语表', en: 'Glossary'};

/** The name of what hits belong to. The specification gives the interface reference its own. */
export function useGroupLabel(): (key: HitGroupKey) => string {
  const locale = useLocale();
  return (key) => {
    switch (key) {
      case 'api-reference':
        return 'API Reference';
      case 'blog':
        return translate({id: 'search.group.updateLog', message: '更新日志'});
      case 'glossary':
        return glossary[locale];
      case 'pages':
        return translate({id: 'search.group.pages', message: '其他页面'});
      default:
        return productById(key).name[locale];
    }
  };
}
