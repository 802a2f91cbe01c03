import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useCallback, type ReactNode} from 'react';
import {languageTags, otherLocale, type LocaleId} from '@site/config/locales';
import {Tie} from '@site/src/components/Tie';
import {isRecord} from '@site/src/lib/isRecord';
import {useLocale} from '@site/src/hooks/useLocale';
import {alignTexts, type SectionPair} from './alignTexts';
import {ParallelFailed} from './ParallelFailed';
import {readOtherText, readOwnText, type ReadingText} from './readTexts';
import styles from './styles.module.css';

const names = {zh: '中文', en: 'English'};

interface CellProps {
  readonly block: Element | undefined;
  readonly language: LocaleId;
  readonly side: 'own' | 'other';
}

/** A block in one language. The element was moved here, and the application does not render its content. */
function Cell({block, language, side}: CellProps): ReactNode {
  const show = useCallback(
    (cell: HTMLDivElement | null) => cell?.replaceChildren(...(block ? [block] : [])),
    [block],
  );
  return (
    <div className={clsx('markdown', styles[side])} lang={languageTags[language]} ref={show} />
  );
}

interface MissingProps {
  readonly side: 'own' | 'other';
}

function Missing({side}: MissingProps): ReactNode {
  return (
    <p className={clsx(styles[side], styles.missing)}>
      {side === 'other'
        ? translate({id: 'article.parallel.otherMissing', message: '英文版没有这一节。'})
        : translate({id: 'article.parallel.ownMissing', message: '中文版没有这一节。'})}
    </p>
  );
}

interface RowsProps {
  readonly sections: readonly SectionPair[];
}

function Rows({sections}: RowsProps): ReactNode {
  const own = useLocale();
  const other = otherLocale(own);
  return (
    <div className={styles.rows} data-parallel>
      <div className={clsx(styles.row, styles.head)} data-nosnippet>
        <p className={styles.own} lang={languageTags[own]}>
          {names[own]}
        </p>
        <Tie className={styles.tie} confirmed />
        <p className={styles.other} lang={languageTags[other]}>
          {names[other]}
        </p>
      </div>
      {sections.map(({id, missing, pairs}) =>
        pairs.map((pair, index) => {
          const isFirst = index === 0;
          return (
            <div className={styles.row} key={`${id} ${index}`}>
              {missing === 'own' && isFirst ? (
                <Missing side="own" />
              ) : (
                <Cell block={pair.own} language={own} side="own" />
              )}
              <Tie className={styles.tie} direction="stack" dashed={!pair.own || !pair.other} />
              {missing === 'other' && isFirst ? (
                <Missing side="other" />
              ) : (
                <Cell block={pair.other} language={other} side="other" />
              )}
            </div>
          );
        }),
      )}
    </div>
  );
}

/** Removes the heading ids of the other language, which would be duplicates on the page. */
function clearHeadingIds(sections: readonly SectionPair[]): void {
  for (const {pairs} of sections) {
    pairs.forEach(({own, other}) => {
      if (own) {
        other?.removeAttribute('id');
      }
    });
  }
}

/**
 * Fetches the text of the page in the other language and aligns it with the shown text.
 * @param address address of the page in the other language
 * @returns the parallel view, or an explanation if the other text cannot be read
 * @throws TypeError if the site cannot be reached
 */
export async function openParallel(address: string): Promise<ReactNode> {
  const response = await fetch(`${address}.text.json`);
  const text: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (!isReadingText(text)) {
    return <ParallelFailed address={address} />;
  }
  const sections = alignTexts(readOwnText(document), readOtherText(document, text));
  clearHeadingIds(sections);
  return <Rows sections={sections} />;
}

const isReadingText = (value: unknown): value is ReadingText =>
  isRecord(value) && typeof value.html === 'string' && typeof value.styles === 'object';
