import {interpolate} from '@docusaurus/Interpolate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useHistorySelector} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import {TitlePair} from '@site/src/components/article/TitlePair';
import {RowPage} from '@site/src/components/RowPage';
import {StructuredData} from '@site/src/components/StructuredData';
import {jsonText} from '@site/src/lib/jsonText';
import type {Glossary} from '@site/plugins/glossary-page/Glossary';
import {matchesGlossaryFilter} from '@site/src/lib/matchesGlossaryFilter';
import {sizeOf} from '@site/src/lib/sizeOf';
import {useGlossaryFilter} from '@site/src/hooks/useGlossaryFilter';
import {useLocale} from '@site/src/hooks/useLocale';
import {Entry} from '../Entry';
import {Filter} from '../Filter';
import styles from './styles.module.css';

/**
 * Structured data about the terms for search engines (https://schema.org/DefinedTermSet).
 * Definitions are in the page, so each term only links to its entry.
 */
function TermData({groups, words}: Pick<Glossary, 'groups' | 'words'>): ReactNode {
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
  return <StructuredData json={jsonText(set)} />;
}

export type DownloadsProps = Pick<Glossary, 'downloads' | 'memory' | 'words'>;

/** The termbase and the translation memory of the site as files, each with its size. */
function Downloads({downloads, memory, words}: DownloadsProps): ReactNode {
  const root = useBaseUrl('/');
  return (
    <p className={styles.downloads}>
      <span>{words.downloads}</span>
      {downloads.map(({format, path, bytes}) => (
        // This is not a `Link`, because the target is a file, not a page.
        <a key={format} download href={`${root}${path}`}>
          {format} <span>{`(${sizeOf(bytes)})`}</span>
        </a>
      ))}
      <span>{words.memory}</span>
      <a download href={memory.address}>
        TMX <span>{`(${sizeOf(memory.bytes)})`}</span>
      </a>
    </p>
  );
}

const anchorOf = (letter: string) => `letter-${letter}`;

/** The page `/glossary`, with every concept of the termbase in both languages. */
export default function GlossaryPage({glossary}: {glossary: Glossary}): ReactNode {
  const {groups, downloads, memory, twin, words} = glossary;
  const current = useHistorySelector(({location}) => location.hash.slice(1));
  const control = useGlossaryFilter();
  const {collectAnchor} = useBrokenLinks();

  const shown = groups.map(({letter, entries}) => {
    collectAnchor(anchorOf(letter));
    const rows = entries.map((entry) => {
      collectAnchor(entry.id);
      return {entry, hidden: !matchesGlossaryFilter(entry, control)};
    });
    return {letter, rows, hidden: rows.every(({hidden}) => hidden)};
  });
  const rows = shown.flatMap((group) => group.rows);
  const count = rows.filter(({hidden}) => !hidden).length;
  const nameOf = (letter: string) => (letter === '0' ? words.number : letter.toUpperCase());

  return (
    <Layout description={words.description} title={words.title}>
      <TermData groups={groups} words={words} />
      <RowPage>
        <header className={styles.head}>
          <h1>{words.title}</h1>
          <TitlePair {...twin} />
          <p className={styles.lead}>{words.lead}</p>
          {downloads.length > 0 && (
            <Downloads downloads={downloads} memory={memory} words={words} />
          )}
          <Filter
            control={control}
            result={
              count === rows.length
                ? interpolate(words.total, {all: count})
                : interpolate(words.found, {shown: count, all: rows.length})
            }
            words={words}
          />
          <nav aria-label={words.letters} className={styles.letters}>
            <ul>
              {shown
                .filter(({hidden}) => !hidden)
                .map(({letter}) => (
                  <li key={letter}>
                    <a href={`#${anchorOf(letter)}`}>{nameOf(letter)}</a>
                  </li>
                ))}
            </ul>
          </nav>
        </header>
        {count === 0 && <p className={styles.none}>{words.none}</p>}
        {shown.map((group) => (
          <section
            key={group.letter}
            aria-labelledby={anchorOf(group.letter)}
            className={styles.group}
            hidden={group.hidden}
          >
            <h2 id={anchorOf(group.letter)}>{nameOf(group.letter)}</h2>
            <ul>
              {group.rows.map(({entry, hidden}) => (
                <Entry
                  key={entry.id}
                  current={entry.id === current}
                  entry={entry}
                  hidden={hidden}
                  words={words}
                />
              ))}
            </ul>
          </section>
        ))}
      </RowPage>
    </Layout>
  );
}
