import {useId, type ReactNode} from 'react';
import {resultsAddress} from '@site/src/lib/resultsAddress';
import {useSearchSite} from '../state/useSearchSite.ts';
import {AppLink} from './AppLink.tsx';
import styles from './styles.module.css';

export interface SearchWordsProps {
  label: string;
  words: readonly string[];
  /** Searches on the current page; the links themselves lead to the results page. */
  onSearch: (words: string) => void;
}

/** Shows suggested searches as links on one line. */
export function SearchWords({label, words, onSearch}: SearchWordsProps): ReactNode {
  const id = useId();
  const {baseUrl} = useSearchSite();
  if (words.length === 0) {
    return null;
  }
  return (
    <div className={styles.words}>
      <span className={styles.wordsLabel} id={id}>
        {label}
      </span>
      <ul role="list" aria-labelledby={id}>
        {words.map((word) => (
          <li key={word}>
            <AppLink
              href={resultsAddress(`${baseUrl}search`, word)}
              onFollow={() => onSearch(word)}
            >
              {word}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
