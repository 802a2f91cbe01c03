import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import TOCItems, {type Props as TOCItemsProps} from '@theme/TOCItems';
import {Icon} from '@site/src/components/Icon';
import styles from './styles.module.css';

export interface ContentsDisclosureProps {
  toc: TOCItemsProps['toc'];
  className?: string | undefined;
}

/** Table of contents on narrow pages, as a native disclosure that opens without a script. */
export function ContentsDisclosure({toc, className}: ContentsDisclosureProps): ReactNode {
  return (
    <details className={clsx(className, styles.disclosure)} data-nosnippet>
      <summary className={styles.summary}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">本页内容</Translate>
        <Icon name="chevronDown" className={styles.chevron} />
      </summary>
      <nav
        aria-label={translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: '本页内容'})}
      >
        <TOCItems toc={toc} className={clsx(styles.list)} linkClassName={null} />
      </nav>
    </details>
  );
}
