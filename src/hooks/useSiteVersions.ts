import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {products} from '@site/config/products';
import {useLocale} from './useLocale';

/**
 * Returns the docs versions of the site, which are its products. A build of a part knows one of
 * them. The others have no articles here, so links lead to their first page.
 */
export function useSiteVersions(docsPluginId?: string): readonly GlobalVersion[] {
  const own = useVersions(docsPluginId);
  const {withBaseUrl} = useBaseUrlUtils();
  const locale = useLocale();
  const {part} = useDocusaurusContext().siteConfig.customFields ?? {};
  if (part === undefined) {
    return own;
  }
  const others = products
    .filter(({id}) => own.every(({name}) => name !== id))
    .map(({id, name}): GlobalVersion => ({
      name: id,
      label: name[locale],
      isLast: false,
      path: withBaseUrl(`/docs/${id}`),
      mainDocId: '',
      docs: [],
      draftIds: [],
    }));
  return [...own, ...others];
}
