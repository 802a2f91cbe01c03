import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import type {Glossary} from '@site/plugins/glossary-page/Glossary';
import {useLocale} from '@site/src/hooks/useLocale';

/**
 * Structured data about the terms for search engines (https://schema.org/DefinedTermSet).
 * Definitions are in the page, so each term only links to its entry.
 */
export function TermData({groups, words}: Pick<Glossary, 'groups' | 'words'>): ReactNode {
  const locale = useLocale();
  const set = {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    name: words.title,
    hasDefinedTerm: groups
      .flatMap(({entries}) => entries)
      .map(({id, names}) => ({
        '@type': 'DefinedTerm',
        name: names[locale].term,
        termCode: id,
        url: `#${id}`,
      })),
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(set)}</script>
    </Head>
  );
}
