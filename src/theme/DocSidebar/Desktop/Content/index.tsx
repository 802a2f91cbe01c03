import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import DocSidebarItems from '@theme/DocSidebarItems';
import {BackToMainMenu} from '@site/src/components/PhoneMenu/BackToMainMenu';
import {SidebarHead} from '@site/src/components/SidebarHead';
import {productOfPath} from '@site/config/productOfPath';
import {useCurrentInView} from '@site/src/hooks/useCurrentInView';
import styles from './styles.module.css';

/** The product, then its articles in a scrollable list. */
export default function DocSidebarDesktopContent({path, sidebar, className}: Props): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  useCurrentInView(scroller, path);
  const product = productOfPath(path);
  return (
    <>
      <BackToMainMenu />
      <nav
        aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: '文档侧边栏'})}
        className={clsx(styles.sidebar, className)}
      >
        {product && (
          <div className={styles.head}>
            <SidebarHead product={product} current={path.endsWith(`/docs/${product}`)} />
          </div>
        )}
        <div ref={scroller} className={clsx('menu', styles.scroller)}>
          <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
            <DocSidebarItems items={sidebar} activePath={path} level={1} />
          </ul>
        </div>
      </nav>
    </>
  );
}
