import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Callout} from '@site/src/components/Callout';
import styles from './styles.module.css';

export interface ErrorBoxProps {
  /** Text of the error, with its line breaks. */
  children: string;
  /** What the reader can do about it. */
  action: ReactNode;
}

/** A danger callout for an error, which screen readers announce when it appears. */
export function ErrorBox({children, action}: ErrorBoxProps): ReactNode {
  return (
    <div role="alert">
      <Callout kind="danger" label={translate({id: 'shell.errorBox.label', message: '错误'})}>
        <p className={styles.message}>{children}</p>
        {action}
      </Callout>
    </div>
  );
}
