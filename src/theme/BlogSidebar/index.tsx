import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogSidebar';
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';

/** The same list beside wide pages and in the menu of narrow ones. */
export default function BlogSidebar({sidebar}: Props): ReactNode {
  return sidebar?.items.length ? <BlogSidebarDesktop sidebar={sidebar} /> : null;
}
