import {translate} from '@docusaurus/Translate';
import type {Localized} from '@site/config/locales';
import {productById} from '@site/config/products';
import {useLocale} from '@site/src/hooks/useLocale';
import type {HitGroupKey} from './groupHits.ts';

/** This text is not in the interface texts because all of those ship with the application. */
const glossary: Localized = {zh: '术语表', en: 'Glossary'};

/** Returns the name of a group. The specification gives the API reference a different name. */
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
