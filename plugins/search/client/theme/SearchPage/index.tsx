import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {useRef, type ReactNode, useCallback, useMemo, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {SearchField} from '@site/src/components/SearchField';
import {useLocale} from '@site/src/hooks/useLocale';
import {mainId} from '@site/src/lib/mainId';
import {SearchSiteProvider} from '../../state/useSearchSite.ts';
import {useSearch} from '../../state/useSearch.ts';
import {ContextChips} from '../../page/ContextChips.tsx';
import {Results} from '../../page/Results.tsx';
import styles from '../../page/styles.module.css';
import {useFocusOnArrival} from '../../page/useFocusOnArrival.ts';
import {useResultsAddress} from '../../page/useResultsAddress.ts';
import {mostHits} from '../../protocol.ts';

/** Search needs JavaScript: without it the page says that it lost the query, and names alternatives. */
function NoScript(): ReactNode {
  const docs = useBaseUrl('/docs');
  const glossary = useBaseUrl('/glossary');
  return (
    <noscript>
      <p className={styles.note}>
        <Translate
          id="search.noScript"
          values={{
            docs: (
              <a href={docs}>
                <Translate id="search.noScript.docs">全部产品的目录</Translate>
              </a>
            ),
            glossary: (
              <a href={glossary}>
                <Translate id="search.noScript.glossary">术语表</Translate>
              </a>
            ),
          }}
        >
          {
            '搜索在浏览器里运行，需要启用 JavaScript。没有它，这一页读不到您输入的词。请从{docs}或{glossary}找起。'
          }
        </Translate>
      </p>
    </noscript>
  );
}

/** Number of results shown at first, and added by each click on “More”. */
const step = 20;

/**
 * Returns how many results to show.
 * @param key identifies the search: another key resets the number
 */
function useShown(key: string): {readonly limit: number; readonly more: () => void} {
  const [shown, setShown] = useState({key, limit: step});
  const limit = shown.key === key ? shown.limit : step;
  const more = useCallback(
    () => setShown({key, limit: Math.min(limit + step, mostHits)}),
    [key, limit],
  );
  return {limit, more};
}

/** Maximum length of a query in the title; a longer one would push the site's name out of the tab. */
const longestTitle = 60;

/** The page of all results. Its address contains the query and the context, so it can be shared. */
export default function SearchPage(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const locale = useLocale();
  const site = useMemo(() => ({baseUrl, locale}), [baseUrl, locale]);
  const fieldRef = useRef<HTMLInputElement>(null);
  const {query, setQuery, context, commit} = useResultsAddress(fieldRef);
  useFocusOnArrival(fieldRef);
  const words = query.trim();
  const {limit, more} = useShown(`${context}\n${words}`);
  const search = useSearch({baseUrl, context, query, limit});

  const headingFor = (text: string) =>
    text === ''
      ? translate({id: 'search.page.title', message: '搜索'})
      : translate({id: 'search.page.results', message: '“{query}”的搜索结果'}, {query: text});

  return (
    <Layout title={headingFor(words.slice(0, longestTitle))}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page} id={mainId}>
        <Heading as="h1" className={styles.heading}>
          {headingFor(words)}
        </Heading>
        {/* The results update while the reader types; Enter is not needed. */}
        <SearchField
          label={translate({id: 'shell.searchForm.label', message: '搜索全部产品'})}
          input={{ref: fieldRef}}
          isBusy={search.isBusy}
          onSubmit={(event) => {
            event.preventDefault();
            commit();
          }}
        />
        <NoScript />
        <SearchSiteProvider value={site}>
          <ContextChips query={words} context={context} />
          <Results
            {...{query: words, search, limit}}
            onMore={more}
            onSearch={(text) => {
              setQuery(text);
              fieldRef.current?.focus();
            }}
            onRetry={() => {
              // The button disappears.
              fieldRef.current?.focus();
              search.retry();
            }}
          />
        </SearchSiteProvider>
      </main>
    </Layout>
  );
}
