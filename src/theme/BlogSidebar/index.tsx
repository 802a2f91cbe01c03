import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogSidebar';
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';

/** Uses the desktop sidebar on all pages, because the mobile menu contains the same list. */
export default function BlogSidebar({sidebar}: Props): ReactNode {
  return sidebar?.items.length ? <BlogSidebarDesktop sidebar={sidebar} /> : null;
}
