import type {Document} from '../content/Document.ts';
import {isDraft} from '../content/isDraft.ts';
import {linksOf} from '../content/linksOf.ts';
import {routeOf} from '../content/routeOf.ts';
import {similarPaths} from '../src/lib/similarPaths.ts';
import {findingsAt, type Check, type PlacedFinding} from './Check.ts';
import type {Site} from './site/Site.ts';
import {anchorsOf} from './text/anchorsOf.ts';

/** Pages that are implemented in code, and lists that the blog plugin generates. */
const otherRoutes = [
  '/',
  '/docs',
  '/glossary',
  '/search',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/team',
];

/** Finds articles that the home page offers, and that readers cannot open. */
const onHomePage = ({documents, facts}: Site): PlacedFinding[] =>
  facts.homeArticles.flatMap((key) => {
    const article = documents.find(
      ({kind, product, slug}) => kind === 'article' && `${product}:${slug}` === key,
    );
    return findingsAt('config/readers.ts', 1, [
      {
        isThere: article === undefined,
        problem: `The home page offers “${key}”, which is not an article.`,
        fix: 'Write `product:slug` of an article.',
      },
      {
        isThere: article !== undefined && isDraft(article),
        problem: `The home page offers “${key}”, which is a draft.`,
        fix: 'Remove `draft: true` from the article, or offer another one.',
      },
    ]);
  });

export const brokenLinks: Check = {
  name: 'links',
  refuses: 'links to a page, or to a heading of a page, that is not there; links to a draft',
  find(site) {
    const {root, documents, facts} = site;
    const findings = onHomePage(site);
    const anchors = new Map<Document, ReadonlySet<string>>();
    for (const locale of new Set(documents.map((document) => document.locale))) {
      const own = documents.filter((document) => document.locale === locale);
      const pages = new Map(own.map((document) => [routeOf(document), document]));
      const routes = new Set([
        ...otherRoutes,
        ...facts.products.map((product) => `/docs/${product}`),
        ...facts.sectionRoutes,
        ...pages.keys(),
      ]);
      for (const document of own) {
        for (const {url, line} of linksOf(document)) {
          const [, path = '', , anchor] = /^([^#?]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
          if (path !== '' && !path.startsWith('/')) {
            continue;
          }
          const route = path === '' ? routeOf(document) : path;
          const target = path === '' ? document : pages.get(route);
          if (!routes.has(route)) {
            const addresses = [...routes].map((address) => ({path: address}));
            const [similar] = similarPaths(route, addresses, 1);
            findings.push({
              file: document.file,
              line,
              problem: `The link leads to ${route}, which is not a page.`,
              fix:
                similar === undefined
                  ? 'Correct the address.'
                  : `Write ${similar.path}, or correct the address.`,
            });
          } else if (target && isDraft(target) && !isDraft(document)) {
            findings.push({
              file: document.file,
              line,
              problem: `The link leads to ${route}, which is a draft.`,
              fix: `Remove \`draft: true\` from ${target.file}, or remove the link.`,
            });
          } else if (anchor !== undefined && anchor !== '' && target) {
            const known = anchors.get(target) ?? anchorsOf(target, root);
            anchors.set(target, known);
            if (!known.has(anchor)) {
              findings.push({
                file: document.file,
                line,
                problem: `The link leads to #${anchor}, which ${target.file} does not have.`,
                fix: `Write one of ${[...known].map((id) => `#${id}`).join(', ')}.`,
              });
            }
          }
        }
      }
    }
    return findings;
  },
};
