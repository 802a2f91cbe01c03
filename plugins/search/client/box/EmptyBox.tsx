import Translate, {translate} from '@docusaurus/Translate';
import {useId, useRef, type ReactNode} from 'react';
import {oftenAsked} from '@site/config/oftenAsked';
import {Icon} from '@site/src/components/Icon';
import {SearchWords} from '../parts/SearchWords.tsx';
import {useRecentSearches} from '../state/useRecentSearches.ts';
import {useSearchSite} from '../state/useSearchSite.ts';
import styles from './EmptyBox.module.css';

interface EmptyBoxProps {
  onSearch: (words: string) => void;
}

/** The box before the first letter: the reader's recent searches, and frequent ones. */
export function EmptyBox({onSearch}: EmptyBoxProps): ReactNode {
  const {locale} = useSearchSite();
  return (
    <div className={styles.empty}>
      <Recent onSearch={onSearch} />
      <SearchWords
        label={translate({id: 'search.oftenAsked', message: '常查'})}
        words={oftenAsked[locale]}
        onSearch={onSearch}
      />
    </div>
  );
}

function Recent({onSearch}: EmptyBoxProps): ReactNode {
  const recent = useRecentSearches();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  /** The button disappears with its row, so the focus moves to the next button, or to the field. */
  const remove = (search: string, position: number) => {
    recent.remove(search);
    const rows = list.current?.children;
    const next = rows?.[position + 1] ?? rows?.[position - 1];
    if (next) {
      next.querySelector('button')?.focus();
    } else {
      onSearch('');
    }
  };
  const clear = () => {
    recent.clear();
    onSearch('');
  };
  if (recent.searches.length === 0) {
    return null;
  }
  return (
    <>
      <p className={styles.recentLabel}>
        <span id={id}>
          <Translate id="search.recent">最近搜索</Translate>
        </span>
        <button type="button" className={styles.clear} onClick={clear}>
          <Translate id="search.recent.clear">清除</Translate>
        </button>
      </p>
      <ul ref={list} role="list" aria-labelledby={id} className={styles.recent}>
        {recent.searches.map((search, position) => (
          <li key={search}>
            <button type="button" className={styles.again} onClick={() => onSearch(search)}>
              {search}
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={translate(
                {id: 'search.recent.remove', message: '移除“{search}”'},
                {search},
              )}
              onClick={() => remove(search, position)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
