import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Returns the title of a page inside a product with the name of the product, unless the title
 * contains it. Pages of several products have the same title, such as “Roles and permissions”.
 */
export function useTitleInProduct(title: string): string {
  const {label} = useDocsVersion();
  const {titleDelimiter} = useDocusaurusContext().siteConfig;
  return title.includes(label) ? title : `${title} ${titleDelimiter} ${label}`;
}
