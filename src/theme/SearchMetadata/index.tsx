import type {ReactNode} from 'react';

/** Renders nothing, because the search of this site does not need upstream's tags for crawlers. */
export default function SearchMetadata(): ReactNode {
  return null;
}
