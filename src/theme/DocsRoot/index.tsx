import {matchPath, useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import DocsRoot from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import NotFound from '@theme/NotFound';

/** Shows the not-found page for addresses below `/docs` without a version. Upstream's is empty. */
export default function DocsRootWrapper(props: Props): ReactNode {
  const {pathname} = useLocation();
  const answered = props.route?.routes?.some((route) => matchPath(pathname, route));
  return answered ? <DocsRoot {...props} /> : <NotFound />;
}
