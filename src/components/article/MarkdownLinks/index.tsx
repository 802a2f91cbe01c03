import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {useCopied} from '@site/src/hooks/useCopied';
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
 */
async function copyFile(address: string): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({'text/plain': plainText(address)})]);
}

/**
 * A link that opens the Markdown of the page, which `release/machines/` writes, and a button that
 * copies it. Unlisted articles have no Markdown.
 */
export function MarkdownLinks(): ReactNode {
  const {permalink, unlisted} = useDoc().metadata;
  const address = `${permalink}.md`;
  const [result, copy] = useCopied(() => copyFile(address));
  if (unlisted) {
    return null;
  }
  return (
    <p className={styles.links}>
      <a href={address} type="text/markdown">
        <Translate id="article.markdown.open">打开 Markdown</Translate>
      </a>
      <button type="button" className={styles.copy} onClick={copy}>
        <Translate id="article.markdown.copy">复制 Markdown</Translate>
      </button>
      <span role="status">
        {result &&
          (result === 'copied'
            ? translate({id: 'article.markdown.copied', message: '已复制'})
            : translate({id: 'article.markdown.failed', message: '复制失败，请打开后复制'}))}
      </span>
    </p>
  );
}
