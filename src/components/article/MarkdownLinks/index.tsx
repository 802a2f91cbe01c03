import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useState, type ReactNode} from 'react';
import {copyFile} from '@site/src/lib/copyFile';
import {useLocale} from '@site/src/hooks/useLocale';
import {texts} from './texts';
import styles from './styles.module.css';

/**
 * A link that opens the Markdown of the page, which `release/machines/` writes, and a button that
 * copies it. Unlisted articles have no Markdown.
 */
export function MarkdownLinks(): ReactNode {
  const {permalink, unlisted} = useDoc().metadata;
  const {open, copy, copied, failed} = texts[useLocale()];
  const [isCopied, setCopied] = useState<boolean>();
  const address = `${permalink}.md`;
  if (unlisted) {
    return null;
  }
  return (
    <p className={styles.links}>
      <a href={address} type="text/markdown">
        {open}
      </a>
      <button
        type="button"
        className={styles.copy}
        onClick={() => {
          void copyFile(address).then(setCopied);
        }}
      >
        {copy}
      </button>
      <span role="status">{isCopied === undefined ? '' : isCopied ? copied : failed}</span>
    </p>
  );
}
