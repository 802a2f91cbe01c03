import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

export interface QuestionDataProps {
  /** A `FAQPage` of schema.org, from `plugins/questions/`. */
  json: string;
}

/** Structured data about the questions of a page, for search engines. */
export function QuestionData({json}: QuestionDataProps): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
