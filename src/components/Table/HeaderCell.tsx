import type {ComponentProps, ReactNode} from 'react';

/** The head of a column. The empty corner of a matrix names no column, so it is a plain cell. */
export function HeaderCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children === undefined ? <td {...props} /> : <th {...props}>{children}</th>;
}
