import path from 'node:path';
import {markdownPath, type MachinePage} from './MachinePage.ts';
import {structuredData, type SchemaNode} from './structuredData.ts';

/**
 * Writes JSON-LD in a `script` element, with each `<` escaped, because it could close the element.
 */
function jsonLd(nodes: readonly SchemaNode[]): string {
  const context = {'@context': 'https://schema.org'};
  const [first] = nodes;
  const data = nodes.length === 1 ? {...context, ...first} : {...context, '@graph': nodes};
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * Adds the link to the Markdown of a page and its structured data to the head of the page.
 * `src/clientModules/forgetMachineTags.ts` removes these tags when the reader opens another page.
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
