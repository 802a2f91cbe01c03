import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

export interface QuestionDataProps {
  /** A `FAQPage` of schema.org, from `plugins/questions/`. */
  json: string;
}

/** What search engines learn about the questions of a page. */
export function QuestionData({json}: QuestionDataProps): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
