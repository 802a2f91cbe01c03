import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {copyText, type Copied} from '@site/src/lib/copyText';
import {useSidewaysOverflow} from '@site/src/hooks/useSidewaysOverflow';
import styles from './styles.module.css';

export interface CodeFrameProps {
  /** Coloured code, made and escaped by `plugins/code-highlight`: one element a line. */
  html: string;
  /** Name of the language, as the writer gave it. */
  lang: string;
  /** Name of the file, or what the code is; takes the language's place. */
  title?: string;
  /** Numbers the lines. */
  numbered?: boolean;
}

/** How long the button says what it has done, in milliseconds. */
const saidFor: Readonly<Record<Copied, number>> = {copied: 2000, selected: 10_000};

/**
 * Code with a bar above it. The code comes as HTML, so that the browser's script does not carry it
 * a second time as a tree of elements.
 */
export function CodeFrame({html, lang, title, numbered = false}: CodeFrameProps): ReactNode {
  const code = useRef<HTMLPreElement>(null);
  const [done, setDone] = useState<Copied | null>(null);
  const {start, end} = useSidewaysOverflow(code);

  useEffect(() => {
    if (!done) {
      return undefined;
    }
    const timer = setTimeout(() => setDone(null), saidFor[done]);
    return () => clearTimeout(timer);
  }, [done]);

  const copyLabel = translate({id: 'article.code.copy', message: '复制'});
  const labels: Readonly<Record<Copied, string>> = {
    copied: translate({id: 'article.code.copied', message: '已复制'}),
    selected: translate({id: 'article.code.selected', message: '已选中，请复制'}),
  };
  const doneLabel = done && labels[done];

  return (
    <div className={clsx('code-frame', styles.frame)}>
      <div className={styles.bar}>
        <span className={styles.title}>{title ?? lang}</span>
        <button
          type="button"
          className={styles.copy}
          onClick={() => {
            if (code.current) {
              void copyText(code.current).then(setDone);
            }
          }}
        >
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
