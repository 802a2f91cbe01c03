import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

export interface StructuredDataProps {
  /** A type of schema.org, escaped for a `script` element (`jsonText`). */
  json: string;
}

/** Data about the page for search engines. */
export function StructuredData({json}: StructuredDataProps): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
