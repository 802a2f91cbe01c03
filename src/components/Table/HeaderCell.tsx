import type {ComponentProps, ReactNode} from 'react';

/** A header cell. The empty corner of a matrix names no column, so it is a plain cell. */
export function HeaderCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children === undefined ? <td {...props} /> : <th {...props}>{children}</th>;
}
