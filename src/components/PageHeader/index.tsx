import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {TitlePair, type TitlePairProps} from '@site/src/components/article/TitlePair';
import styles from './styles.module.css';

export interface PageHeaderProps {
  title: string;
  /** The same page in the other language. */
  twin: TitlePairProps;
  /** `span`s with facts about the page, such as its audience and date. */
  children: ReactNode;
}

/** Header of a text: its title, the title in the other language, and facts about the page. */
export function PageHeader({title, twin, children}: PageHeaderProps): ReactNode {
  return (
    <header className={styles.header}>
      <Heading as="h1">{title}</Heading>
      <TitlePair {...twin} />
      <p className={styles.meta} data-nosnippet>
        {children}
      </p>
    </header>
  );
}
