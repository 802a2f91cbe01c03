import type {MachinePage} from './MachinePage.ts';

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
