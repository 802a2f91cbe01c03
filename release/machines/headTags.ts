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
 * `src/clientModules/forgetMachineTags.ts` takes the tags out when the reader goes on to another page.
 */
export function addHeadTags(html: string, page: MachinePage): string {
  const nodes = structuredData(page);
  const href = encodeURI(path.posix.basename(markdownPath(page.file)));
  const tags = [
    `<link rel=alternate href=${href} type=text/markdown>`,
    ...(nodes.length > 0 ? [`<script type=application/ld+json>${jsonLd(nodes)}</script>`] : []),
  ].join('');
  return html.replace('</head>', () => `${tags}</head>`);
}
