import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import {CrashReport} from '@site/src/components/CrashReport';

/** The theme needs the router's context, which a crash of the whole page has removed. */
const routeContext = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

/**
 * The last resort, when the error was not caught inside the layout. The layout is rendered again
 * around the report. If the layout itself fails, the report is shown alone. The title is fixed by
 * the specification and therefore not translated.
 */
export default function Error({error, tryAgain}: Props): ReactNode {
  return (
    <RouteContextProvider value={routeContext}>
      <Head>
        {/* The head waits until the page is taken over, which it is: by this. */}
        <html data-has-hydrated />
        <title>Page Error</title>
      </Head>
      <ErrorBoundary
        fallback={() => (
          <main>
            <CrashReport error={error} tryAgain={tryAgain} />
          </main>
        )}
      >
        <Layout>
          <ErrorPageContent error={error} tryAgain={tryAgain} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
