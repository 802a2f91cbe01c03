import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

/** Route context that the theme needs, because a crash of the whole page removes it. */
const routeContext = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

/**
 * Crash page for errors that were not caught inside the layout. It renders the layout again around
 * the report. If the layout itself fails, it shows only the report.
 */
export default function Error(props: Props): ReactNode {
  return (
    <RouteContextProvider value={routeContext}>
      <Head>
        {/* Head updates wait for this attribute of the hydrated page (`docusaurusPatches.mjs`). */}
        <html data-has-hydrated />
      </Head>
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
