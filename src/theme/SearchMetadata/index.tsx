import type {ReactNode} from 'react';

/** Nothing: upstream tells a crawler what the page is, and this site is searched by itself. */
export default function SearchMetadata(): ReactNode {
  return null;
}
