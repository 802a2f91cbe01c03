import {localeIds, type Localized} from '../../config/locales.ts';
import type {ProductId} from '../../config/products.ts';
import type {Term} from '../glossary/readTermbase.ts';
import {conceptFinder} from './conceptFinder.ts';
import type {ProductUses, Use} from './Glossary.ts';
import type {ArticleSection} from './sectionsOf.ts';

/** The parts of an article that matter for its terms. */
export interface ReadArticle {
  readonly product: ProductId;
  /** Route without a language prefix. */
  readonly route: string;
  /** Title in the language of the page. */
  readonly title: string;
  readonly sections: Localized<readonly ArticleSection[]>;
}

/**
 * Finds the first section in which an article uses each concept. Words are ambiguous (批注 and 评论 are
 * both “comment”), so a section uses a concept only if it names the concept in both languages, or
 * marks it in one of them.
 */
function firstSections(
  sections: ReadArticle['sections'],
  finders: Localized<ReturnType<typeof conceptFinder>>,
): {readonly marked: ReadonlyMap<string, string>; readonly named: ReadonlyMap<string, string>} {
  const marked = new Map<string, string>();
  const named = new Map<string, string>();
  for (const {id, text, marked: inChinese} of sections.zh) {
    const twin = sections.en.find((section) => section.id === id);
    const inEnglish = finders.en(twin?.text ?? '');
    for (const term of [...inChinese, ...(twin?.marked ?? [])]) {
      marked.set(term, marked.get(term) ?? id);
    }
    for (const term of finders.zh(text)) {
      if (inEnglish.has(term)) {
        named.set(term, named.get(term) ?? id);
      }
    }
  }
  return {marked, named};
}

/**
 * Finds the uses of each concept by product. Everyday words are in most articles, so a product
 * lists only the articles that mark the concept with `<Term>`, or the first one that uses it if
 * none marks it. The count includes all articles.
 * @param articles articles in the order of the lists, grouped by product
 * @returns uses by id of the concept
 */
export function findUses(
  terms: readonly Term[],
  articles: readonly ReadArticle[],
): ReadonlyMap<string, readonly ProductUses[]> {
  const finders = Object.fromEntries(
    localeIds.map((locale) => [locale, conceptFinder(terms, locale)]),
  ) as Localized<ReturnType<typeof conceptFinder>>;
  const read = articles.map((article) => ({
    ...article,
    ...firstSections(article.sections, finders),
  }));
  const products = [...new Set(articles.map(({product}) => product))];
  return new Map(
    terms.map(({id}) => [
      id,
      products.flatMap((product): ProductUses[] => {
        const linkTo = ({title, route}: ReadArticle, section: string): Use => ({
          title,
          path: section === '' ? route : `${route}#${section}`,
        });
        const own = read.filter((article) => article.product === product);
        const marking = own.flatMap((article) => {
          const section = article.marked.get(id);
          return section === undefined ? [] : [linkTo(article, section)];
        });
        const naming = own.filter(({marked, named}) => marked.has(id) || named.has(id));
        const [first] = naming;
        return first
          ? [
              {
                product,
                count: naming.length,
                links: marking.length > 0 ? marking : [linkTo(first, first.named.get(id) ?? '')],
              },
            ]
          : [];
      }),
    ]),
  );
}
