import type {ReactNode} from 'react';
import {Tabs} from '../control/Tabs';
import styles from './styles.module.css';

export interface PanelProps {
  title?: string;
  tabs?: readonly string[];
  /** Index of the open tab. */
  activeTab?: number;
  children?: ReactNode;
}

/** A part of a window with its own header. */
export function Panel({title, tabs = [], activeTab = 0, children}: PanelProps): ReactNode {
  return (
    <div className={styles.panel}>
      {title && <div className={styles.head}>{title}</div>}
      {tabs.length > 0 && <Tabs items={tabs} active={activeTab} />}
      <div className={styles.container}>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
