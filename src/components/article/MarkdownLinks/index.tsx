import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useState, type ReactNode} from 'react';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';
import {texts} from './texts';

async function plainText(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}

/**
 * Copies a text file of this site to the clipboard. The clipboard gets a promise, because Safari
 * allows writing only synchronously in the click handler.
 * @returns whether copying succeeded
 */
async function copyFile(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': plainText(address)})]);
    return true;
  } catch {
    return false;
  }
}

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
