import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Tabs} from '../control/Tabs';
import styles from './styles.module.css';

export interface WindowProps {
  title: string;
  /** Text beside the title, for example language pair or file count. */
  meta?: string;
  /** Buttons at the end of the bar. */
  actions?: ReactNode;
  tabs?: readonly string[];
  /** Index of the open tab. */
  activeTab?: number;
  /** `left` shows the tabs at the left edge, as on settings pages. */
  tabsAt?: 'top' | 'left';
  /** A panel on the right, or below the content if there is no room. */
  side?: ReactNode;
  children?: ReactNode;
}

/** A window of the product. */
export function Window({
  title,
  meta,
  actions,
  tabs = [],
  activeTab = 0,
  tabsAt = 'top',
  side,
  children,
}: WindowProps): ReactNode {
  const left = tabsAt === 'left';
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <span className={styles.name}>{title}</span>
        {meta && <span className={styles.meta}>{meta}</span>}
        {actions && <span className={styles.actions}>{actions}</span>}
      </div>
      <div className={clsx(left && styles.withList)}>
        {tabs.length > 0 && <Tabs items={tabs} active={activeTab} list={left} />}
        <div className={clsx(side !== undefined && styles.withSide)}>
          <div className={styles.container}>
            <div className={styles.body}>{children}</div>
          </div>
          {side !== undefined && <div className={styles.side}>{side}</div>}
        </div>
      </div>
    </div>
  );
}
