import {useContext, type ReactNode} from 'react';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import {MainLandmarkContext} from './MainLandmarkContext';

/** Adds the `main` landmark around pages that bring none of their own. */
export default function LayoutWrapper({children, ...props}: Props): ReactNode {
  const mainClassName = useContext(MainLandmarkContext);
  return (
    <Layout {...props}>
      {mainClassName === undefined ? children : <main className={mainClassName}>{children}</main>}
    </Layout>
  );
}
