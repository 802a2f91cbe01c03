import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {isProductId} from '@site/config/products';
import {useDropdown} from '@site/src/components/Dropdown/useDropdown';
import {Icon} from '@site/src/components/Icon';
import {Mark} from '@site/src/components/Mark';
import {ProductMenu, type ProductMenuProps} from './ProductMenu';
import styles from './styles.module.css';

export type ProductSwitchProps = Pick<ProductMenuProps, 'items' | 'extras'>;

/**
 * The product menu of the navbar. Its trigger is a link to the list of products, which works
 * without a script. After hydration it opens the menu.
 */
export function ProductSwitch({items, extras}: ProductSwitchProps): ReactNode {
  const {rootProps, rootClassName, triggerProps, linkProps, menuProps} = useDropdown();
  const current = items.find((item) => item.current);
  return (
    <div {...rootProps} className={clsx('navbar__item dropdown', styles.root, rootClassName)}>
      <Link
        to="/docs"
        {...triggerProps}
        {...linkProps}
        className={clsx(styles.trigger)}
        data-accent={current?.name}
      >
        {current && isProductId(current.name) && <Mark name={current.name} size={18} />}
        <span className="visually-hidden">
          <Translate id="shell.productSwitch.label" description="Spoken before the current product">
            产品：
          </Translate>
        </span>
        <span>
          {current?.label ?? <Translate id="shell.productSwitch.all">全部产品</Translate>}
        </span>
        <Icon name="chevronDown" size={14} />
      </Link>
      <ProductMenu {...menuProps} items={items} extras={extras} className="dropdown__menu" />
    </div>
  );
}
