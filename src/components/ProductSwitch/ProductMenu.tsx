import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import {isProductId, productById} from '@site/config/products';
import {Mark} from '@site/src/components/Mark';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

/** A docs version in the product switch. */
export interface ProductSwitchItem {
  /** Name of the docs version. Mark and purpose are shown if it is a product id. */
  readonly name: string;
  readonly label: string;
  readonly to: string;
  /** Whether the current page belongs to it. */
  readonly current: boolean;
}

export interface ProductMenuProps extends ComponentProps<'ul'> {
  items: readonly ProductSwitchItem[];
  /** Additional items from the configuration of the navbar. */
  extras: Readonly<Record<'before' | 'after', readonly LinkLikeNavbarItemProps[]>>;
}

interface CellProps {
  to: string;
  current: boolean;
  mark?: ReactNode;
  title: ReactNode;
  purpose?: ReactNode;
}

function Cell({to, current, mark, title, purpose}: CellProps): ReactNode {
  return (
    <Link
      to={to}
      aria-current={current ? 'true' : undefined}
      className={clsx('dropdown__link', styles.cell)}
    >
      <span className={styles.mark}>{mark}</span>
      <span className={styles.title}>{title}</span>
      {purpose && <span className={styles.purpose}>{purpose}</span>}
    </Link>
  );
}

/** Links to all products, each with mark and purpose, and to the list of products. */
export function ProductMenu({items, extras, className, ...props}: ProductMenuProps): ReactNode {
  const locale = useLocale();
  const listPath = useBaseUrl('/docs');
  const {pathname} = useLocation();
  const renderExtras = (extra: readonly LinkLikeNavbarItemProps[]) =>
    extra.map((item, index) => <NavbarItem key={index} isDropdownItem {...item} />);
  return (
    <ul
      aria-label={translate({id: 'shell.productSwitch.list', message: '产品'})}
      {...props}
      className={clsx(styles.menu, className)}
    >
      {renderExtras(extras.before)}
      {items.map((item) => (
        <li key={item.name} data-accent={item.name}>
          <Cell
            to={item.to}
            current={item.current}
            mark={isProductId(item.name) && <Mark name={item.name} size={24} />}
            title={item.label}
            purpose={isProductId(item.name) && productById(item.name).menu[locale]}
          />
        </li>
      ))}
      <li className={styles.all}>
        <Cell
          to="/docs"
          current={isSamePath(pathname, listPath)}
          title={<Translate id="shell.productSwitch.all">全部产品</Translate>}
          purpose={<Translate id="shell.productSwitch.allPurpose">在一页查看全部产品</Translate>}
        />
      </li>
      {renderExtras(extras.after)}
    </ul>
  );
}
