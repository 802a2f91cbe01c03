import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {copyText} from '@site/src/lib/copyText';
import {useSidewaysOverflow} from '@site/src/lib/useSidewaysOverflow';
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

/** How long the button says that it has copied. */
const saidFor = 2000;

/**
 * Code with a bar above it. The code comes as HTML, so that the browser's script does not carry it
 * a second time as a tree of elements.
 */
export function CodeFrame({html, lang, title, numbered = false}: CodeFrameProps): ReactNode {
  const code = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState(false);
  const {start, end} = useSidewaysOverflow(code);

  useEffect(() => {
    if (!copied) {
      return undefined;
    }
    const timer = setTimeout(() => setCopied(false), saidFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copyLabel = translate({id: 'article.code.copy', message: '复制'});
  const copiedLabel = translate({id: 'article.code.copied', message: '已复制'});

  return (
    <div className={clsx('code-frame', styles.frame)}>
      <div className={styles.bar}>
        <span className={styles.title}>{title ?? lang}</span>
        <button
          type="button"
          className={styles.copy}
          onClick={() => {
            void copyText(code.current).then(setCopied);
          }}
        >
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? copiedLabel : copyLabel}
        </button>
        <span role="status" className="visually-hidden">
          {copied && copiedLabel}
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
