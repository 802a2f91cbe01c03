import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useSidewaysOverflow} from '@site/src/hooks/useSidewaysOverflow';
import styles from './styles.module.css';

/**
 * A table in a box that scrolls sideways where the table is wider than the page. The box takes the
 * keyboard's focus only then, and a hairline marks the edge that hides more.
 */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const {start, end} = useSidewaysOverflow(ref);
  const scrolls = start || end;
  return (
    <div className={clsx(styles.frame, start && styles.moreAtStart, end && styles.moreAtEnd)}>
      <div
        ref={ref}
        className={styles.box}
        {...(scrolls && {
          // Not a region: landmarks of one name would crowd the list of landmarks.
          role: 'group',
          tabIndex: 0,
          'aria-label': translate({id: 'article.table.label', message: '可以左右滚动的表格'}),
        })}
      >
        <table {...props} className={clsx(styles.table, props.className)} />
      </div>
    </div>
  );
}
