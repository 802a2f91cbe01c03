import path from 'node:path';
import {markdownPath, type MachinePage} from './MachinePage.ts';
import {structuredData, type SchemaNode} from './structuredData.ts';

/** JSON-LD in a `script` element; a `<` could end it. */
function jsonLd(nodes: readonly SchemaNode[]): string {
  const context = {'@context': 'https://schema.org'};
  const [first] = nodes;
  const data = nodes.length === 1 ? {...context, ...first} : {...context, '@graph': nodes};
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * Adds to the head of a page where its Markdown is and what search engines get to know about it.
 * `data-rh` is the mark of the application's own head tags: the application takes out what it has
 * not set itself, so nothing of this page stays in the head when the reader has gone on to another.
 */
export function addHeadTags(html: string, page: MachinePage): string {
  const nodes = structuredData(page);
  const href = encodeURI(path.posix.basename(markdownPath(page.file)));
  const tags = [
    `<link data-rh=true rel=alternate href=${href} type=text/markdown>`,
    ...(nodes.length > 0
      ? [`<script data-rh=true type=application/ld+json>${jsonLd(nodes)}</script>`]
      : []),
  ].join('');
  return html.replace('</head>', () => `${tags}</head>`);
}
