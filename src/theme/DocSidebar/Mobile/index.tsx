import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import {SidebarHead} from '@site/src/components/SidebarHead';
import {productOfPath} from '@site/src/lib/productOfPath';
import styles from './styles.module.css';

function SecondaryMenu({sidebar, path}: Props): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const product = productOfPath(path);
  return (
    <div className={styles.panel}>
      {product && (
        <SidebarHead
          product={product}
          current={path.endsWith(`/docs/${product}`)}
          onClick={toggle}
        />
      )}
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems
          items={sidebar}
          activePath={path}
          level={1}
          onItemClick={(item) => {
            // A category without a page only opens and closes.
            if (item.type === 'link' || (item.type === 'category' && item.href)) {
              toggle();
            }
          }}
        />
      </ul>
    </div>
  );
}

/** Hands the product's articles to the phone menu. */
export default function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={props} />;
}
