import type {MachinePage} from './MachinePage.ts';

/** A node of schema.org, ready for `JSON.stringify`. */
export type SchemaNode = Readonly<Record<string, unknown>> & {readonly '@type': string};

/** https://schema.org/TechArticle with what Google recommends for articles and the page knows. */
const techArticle = ({title, description, language, updated, url}: MachinePage): SchemaNode => ({
  '@type': 'TechArticle',
  headline: title,
  description,
  inLanguage: language,
  ...(updated !== undefined && {dateModified: updated}),
  mainEntityOfPage: url,
});

/** https://schema.org/HowTo, one for each procedure. */
const howTos = ({procedures}: MachinePage): SchemaNode[] =>
  procedures.map(({name, url, steps}) => ({
    '@type': 'HowTo',
    name,
    url,
    step: steps.map((text) => ({'@type': 'HowToStep', text})),
  }));

/**
 * What search engines get to know about a page besides what its components say themselves: trail
 * (`BreadcrumbList`), questions (`FAQPage`) and posts (`BlogPosting`). A page of questions is no
 * article as well, or it would have two subjects.
 */
export function structuredData(page: MachinePage): SchemaNode[] {
  return page.kind === 'article'
    ? [...(page.hasQuestions ? [] : [techArticle(page)]), ...howTos(page)]
    : [];
}
