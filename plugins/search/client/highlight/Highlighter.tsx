import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {focusMain} from '@site/src/browser/focusMain';
import {Button} from '@site/src/components/Button';
import {listOf} from '@site/src/lib/listOf';
import {useLocale} from '@site/src/hooks/useLocale';
import {useQueryChange} from '@site/src/hooks/useQueryChange';
import {highlightParameter} from '../parts/hitAddress.ts';
import {markWords} from './markWords.ts';
import styles from './styles.module.css';

/** Maximum number of words that the note names. */
const mostNamed = 3;

/** Marks words in the current article, and shows a button that removes the marks. */
export function Highlighter({words}: {readonly words: readonly string[]}): ReactNode {
  const change = useQueryChange();
  const locale = useLocale();

  useEffect(() => {
    const article = document.querySelector('article');
    return article ? markWords(article, words) : undefined;
  }, [words]);

  const clear = () => {
    change((parameters) => parameters.delete(highlightParameter));
    // The button disappears with the marks, so the focus moves to the content.
    focusMain({preventScroll: true});
  };

  return createPortal(
    <div
      role="region"
      aria-label={translate({id: 'search.highlight.label', message: '搜索词的标记'})}
      className={styles.note}
    >
      <span className={styles.words}>{listOf(words.slice(0, mostNamed), locale)}</span>
      <Button onClick={clear}>
        <Translate id="search.highlight.clear">清除标记</Translate>
      </Button>
    </div>,
    document.body,
  );
}
