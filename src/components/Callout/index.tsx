import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import styles from './styles.module.css';

export type CalloutKind = 'note' | 'tip' | 'warning' | 'danger';

const wordOf = (kind: CalloutKind): string =>
  ({
    note: () => translate({id: 'article.callout.note', message: '说明'}),
    tip: () => translate({id: 'article.callout.tip', message: '提示'}),
    warning: () => translate({id: 'article.callout.warning', message: '注意'}),
    danger: () => translate({id: 'article.callout.danger', message: '危险'}),
  })[kind]();

export interface CalloutProps {
  kind: CalloutKind;
  /** Replaces the label of the kind. */
  label?: string;
  /** First line in bold. Usually the first sentence of the text makes it unnecessary. */
  title?: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A remark of one of four kinds: a label with icon and word, then the text. */
export function Callout({kind, label, title, id, className, children}: CalloutProps): ReactNode {
  return (
    <div role="note" className={clsx('callout', styles.callout, styles[kind], className)} id={id}>
      <div className={styles.label}>
        <Icon name={kind} size={18} />
        <span>{label ?? wordOf(kind)}</span>
      </div>
      <div className={styles.text}>
        {title && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
