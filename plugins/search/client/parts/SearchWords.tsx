import {useId, type ReactNode} from 'react';
import {resultsAddress} from '@site/src/lib/resultsAddress';
import {useSearchSite} from '../state/useSearchSite.ts';
import {AppLink} from './AppLink.tsx';
import styles from './styles.module.css';

interface LabelledLink {
  readonly url: string;
  readonly label: string;
}

interface LinkLineProps {
  label: string;
  links: readonly LabelledLink[];
  onFollow: (link: LabelledLink) => void;
}

/** Shows links on one line, after a label. */
export function LinkLine({label, links, onFollow}: LinkLineProps): ReactNode {
  const id = useId();
  if (links.length === 0) {
    return null;
  }
  return (
    <div className={styles.words}>
      <span className={styles.wordsLabel} id={id}>
        {label}
      </span>
      <ul role="list" aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.url}>
            <AppLink href={link.url} onFollow={() => onFollow(link)}>
              {link.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SearchWordsProps {
  label: string;
  words: readonly string[];
  /** Searches on the current page; the links themselves lead to the results page. */
  onSearch: (words: string) => void;
}

/** Shows suggested searches. */
export function SearchWords({label, words, onSearch}: SearchWordsProps): ReactNode {
  const {baseUrl} = useSearchSite();
  const links = words.map((word) => ({
    url: resultsAddress(`${baseUrl}search`, word),
    label: word,
  }));
  return <LinkLine {...{label, links}} onFollow={(link) => onSearch(link.label)} />;
}
