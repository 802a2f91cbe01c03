import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useRef, type ComponentProps, type ReactNode} from 'react';
import {useSidewaysOverflow} from '@site/src/hooks/useSidewaysOverflow';
import styles from './styles.module.css';

/** A header cell. The empty corner of a matrix names no column, so it is a plain cell. */
export function HeaderCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children === undefined ? <td {...props} /> : <th {...props}>{children}</th>;
}

/**
 * A table in a box that scrolls horizontally if the table is wider than the page. The box is
 * focusable only then, and a thin line marks the edge that hides content.
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
          // It is not a region, because many landmarks with the same name would fill the list.
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
