import Link from '@docusaurus/Link';
import {useDocsVersion, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import {isProductId, productById} from '@site/config/products';
import {Mark} from '@site/src/components/Mark';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

type Trail = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>;

/** Returns the product and the breadcrumbs of the sidebar, or null if breadcrumbs are disabled. */
function useTrail(): Trail | null {
  const {version} = useDocsVersion();
  const locale = useLocale();
  const home = useBaseUrl(`/docs/${version}`);
  const breadcrumbs = useSidebarBreadcrumbs();
  if (!breadcrumbs || !isProductId(version)) {
    return breadcrumbs;
  }
  const label = productById(version).name[locale];
  return [{type: 'link', label, href: home, docId: 'index'}, ...breadcrumbs];
}

/** The breadcrumbs of a page: product, section, page. They wrap instead of being cut. */
export default function DocBreadcrumbs(): ReactNode {
  const {version} = useDocsVersion();
  const trail = useTrail();
  if (!trail) {
    return null;
  }
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={trail} />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.trail)}
        aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: '页面路径'})}
      >
        <ol className={styles.list} role="list">
          {trail.map(({label, href}, index) => (
            <li key={index} className={styles.item}>
              {index === 0 && isProductId(version) && <Mark name={version} size={14} />}
              {href !== undefined && index < trail.length - 1 ? (
                <Link className={clsx(styles.link)} to={href}>
                  {label}
                </Link>
              ) : (
                <span {...(index === trail.length - 1 && {'aria-current': 'page'})}>{label}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
