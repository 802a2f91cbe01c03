import {matchPath, useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import DocsRoot from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import NotFound from '@theme/NotFound';

/** Upstream renders an empty page for an address below `/docs` that no version answers. */
export default function DocsRootWrapper(props: Props): ReactNode {
  const {pathname} = useLocation();
  const answered = props.route?.routes?.some((route) => matchPath(pathname, route));
  return answered ? <DocsRoot {...props} /> : <NotFound />;
}
