import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Tabs.module.css';

export interface TabsProps {
  items: readonly string[];
  /** Index of the open tab. */
  active?: number;
  /** Whether the tabs are in a column if there is room for it. */
  list?: boolean;
}

/** A row of tabs, one of them open. */
export function Tabs({items, active = 0, list = false}: TabsProps): ReactNode {
  return (
    <div className={clsx(styles.tabs, list && styles.list)}>
      {items.map((item, index) => (
        <span key={item} className={clsx(styles.tab, index === active && styles.open)}>
          {item}
        </span>
      ))}
    </div>
  );
}
