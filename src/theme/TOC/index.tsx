import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** The table of contents beside a page: a label, and the headings on a rail. */
export default function TOC({className, ...props}: Props): ReactNode {
  const label = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: '本页内容'});
  return (
    <nav aria-label={label} className={clsx(styles.contents, className)}>
      <p aria-hidden="true" className={styles.label}>
        {label}
      </p>
      <TOCItems
        {...props}
        className={clsx(styles.list)}
        // The framework highlights the current heading by this class, except on phones.
        linkClassName={clsx(styles.link, 'toc-highlight')}
        linkActiveClassName={clsx(styles.current)}
      />
    </nav>
  );
}
