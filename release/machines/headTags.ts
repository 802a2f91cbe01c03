import path from 'node:path';
import {jsonText} from '../../src/lib/jsonText.ts';
import {markdownPath, type MachinePage} from './MachinePage.ts';

/** A node of schema.org, ready for `JSON.stringify`. */
export type SchemaNode = Readonly<Record<string, unknown>> & {readonly '@type': string};

/** Makes a https://schema.org/TechArticle with the recommended properties that the page has. */
const techArticle = ({title, description, language, updated, url}: MachinePage): SchemaNode => ({
  '@type': 'TechArticle',
  headline: title,
  description,
  inLanguage: language,
  ...(updated !== undefined && {dateModified: updated}),
  mainEntityOfPage: url,
});

/** Makes a https://schema.org/HowTo for each procedure. */
const howTos = ({procedures}: MachinePage): SchemaNode[] =>
  procedures.map(({name, url, steps}) => ({
    '@type': 'HowTo',
    name,
    url,
    step: steps.map((text) => ({'@type': 'HowToStep', text})),
  }));

/**
 * Returns the structured data of a page for search engines. Components add breadcrumbs
 * (`BreadcrumbList`), questions (`FAQPage`) and posts (`BlogPosting`) themselves. A page of
 * questions is not also an article, because it would then have two subjects.
 */
export function structuredData(page: MachinePage): SchemaNode[] {
  return page.kind === 'article'
    ? [...(page.hasQuestions ? [] : [techArticle(page)]), ...howTos(page)]
    : [];
}

/** Writes JSON-LD in a `script` element. */
function jsonLd(nodes: readonly SchemaNode[]): string {
  const context = {'@context': 'https://schema.org'};
  const [first] = nodes;
  const data = nodes.length === 1 ? {...context, ...first} : {...context, '@graph': nodes};
  return jsonText(data);
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
