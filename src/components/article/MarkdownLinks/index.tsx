import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

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
  const [isCopied, setCopied] = useState<boolean>();
  const address = `${permalink}.md`;
  if (unlisted) {
    return null;
  }
  return (
    <p className={styles.links}>
      <a href={address} type="text/markdown">
        <Translate id="article.markdown.open">打开 Markdown</Translate>
      </a>
      <button
        type="button"
        className={styles.copy}
        onClick={() => {
          void copyFile(address).then(setCopied);
        }}
      >
        <Translate id="article.markdown.copy">复制 Markdown</Translate>
      </button>
      <span role="status">
        {isCopied !== undefined &&
          (isCopied
            ? translate({id: 'article.markdown.copied', message: '已复制'})
            : translate({id: 'article.markdown.failed', message: '复制失败，请打开后复制'}))}
      </span>
    </p>
  );
}
