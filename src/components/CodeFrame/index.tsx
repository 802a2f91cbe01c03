import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {useCopied, type Copied} from '@site/src/hooks/useCopied';
import {useSidewaysOverflow} from '@site/src/hooks/useSidewaysOverflow';
import styles from './styles.module.css';

/**
 * Copies the text of an element to the clipboard. If the browser refuses, for example because the
 * click was replayed too late, this selects the text and throws.
 */
async function copyText(element: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(element.textContent.replace(/\n$/, ''));
  } catch (error) {
    window.getSelection()?.selectAllChildren(element);
    throw error;
  }
}

export interface CodeFrameProps {
  /** Coloured code that `plugins/code-highlight` has escaped, with one element per line. */
  html: string;
  /** Name of the language in the source. */
  lang: string;
  /** Name of the file, or another title. Replaces the language. */
  title?: string;
  /** Whether lines have numbers. */
  numbered?: boolean;
}

/**
 * Code with a bar above it. The code is HTML, so that the script of the page does not contain it
 * again as a tree of elements.
 */
export function CodeFrame({html, lang, title, numbered = false}: CodeFrameProps): ReactNode {
  const code = useRef<HTMLPreElement>(null);
  const [done, copy] = useCopied(async () => {
    if (code.current) {
      await copyText(code.current);
    }
  });
  const {start, end} = useSidewaysOverflow(code);

  const copyLabel = translate({id: 'article.code.copy', message: '复制'});
  const labels: Readonly<Record<Copied, string>> = {
    copied: translate({id: 'article.code.copied', message: '已复制'}),
    failed: translate({id: 'article.code.selected', message: '已选中，请复制'}),
  };
  const doneLabel = done && labels[done];

  return (
    <div className={clsx('code-frame', styles.frame)}>
      <div className={styles.bar}>
        <span className={styles.title}>{title ?? lang}</span>
        <button type="button" className={styles.copy} onClick={copy}>
          <Icon name={done === 'copied' ? 'check' : 'copy'} />
          <span>{doneLabel ?? copyLabel}</span>
        </button>
        <span role="status" className="visually-hidden">
          {doneLabel}
        </span>
      </div>
      <pre
        ref={code}
        {...((start || end) && {role: 'group', tabIndex: 0, 'aria-label': title ?? lang})}
        translate="no"
        className={clsx(styles.code, numbered && styles.numbered)}
        dangerouslySetInnerHTML={{__html: `<code>${html}</code>`}}
      />
    </div>
  );
}
