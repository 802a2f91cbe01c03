import {localeIds, type Localized} from '../../config/locales.ts';
import type {ProductId} from '../../config/products.ts';
import type {Term} from '../glossary/readTermbase.ts';
import {conceptFinder} from './conceptFinder.ts';
import type {ProductUses, Use} from './Glossary.ts';
import type {ArticleSection} from './sectionsOf.ts';

/** An article, as far as it matters for the terms in it. */
export interface ReadArticle {
  readonly product: ProductId;
  /** Route without a language. */
  readonly route: string;
  /** In the language of the page. */
  readonly title: string;
  readonly sections: Localized<readonly ArticleSection[]>;
}

/**
 * The first section in which an article uses each concept. Words have several meanings (“return”,
 * 批注 and 评论 are both “comment”): a concept is used where both languages name it in the same
 * section, or where the writer of one of them has marked it.
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
 * Where each concept is used, by product. Everyday words are in most articles, so a product lists
 * the articles whose writers mark the concept with `<Term>`, and the first one that uses it where
 * none marks it; all of them are counted.
 * @param articles in the order in which they are listed, those of a product together
 * @returns by id of the concept
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
