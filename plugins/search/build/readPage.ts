import {parse} from 'parse5';
import {isLeftOut} from './isLeftOut.ts';
import {
  attributeOf,
  elementsBelow,
  type HtmlElement,
  childrenOf,
  hasClass,
  type HtmlNode,
} from './nodes.ts';
import {lineSigns, plainOf} from '../markup/signs.ts';
import {sectionsOf, type Section} from './sectionsOf.ts';

const textOf = (node: HtmlNode): string =>
  'value' in node ? node.value : childrenOf(node).map(textOf).join('');

/**
 * The labels of a page's breadcrumbs, from the widest to the narrowest, without the last one, which
 * is the page itself. Found by the theme's documented class `theme-doc-breadcrumbs`.
 */
function breadcrumbsOf(main: HtmlElement): string[] {
  const trail = elementsBelow(main).find((element) => hasClass(element, 'theme-doc-breadcrumbs'));
  if (!trail) {
    return [];
  }
  return elementsBelow(trail)
    .filter(({tagName}) => tagName === 'li')
    .map((item) => textOf(item).replace(/\s+/g, ' ').trim())
    .slice(0, -1)
    .filter(Boolean);
}

/** What a reader can search for on one page. */
export interface PageText {
  /** Text of the `h1`. */
  readonly title: string;
  /** From the widest to the narrowest, without the page itself; empty where the page shows none. */
  readonly breadcrumbs: readonly string[];
  /** The lead first, then one for each heading. */
  readonly sections: readonly Section[];
}

/** Whether a page asks search engines to leave it out. Unlisted pages do. */
function isHiddenFromSearch(elements: readonly HtmlElement[]): boolean {
  return elements.some(
    (element) =>
      element.tagName === 'meta' &&
      // React Helmet writes what a page gives it: some pages say `property`.
      (attributeOf(element, 'name') ?? attributeOf(element, 'property')) === 'robots' &&
      /\bno(?:index|ne)\b/i.test(attributeOf(element, 'content') ?? ''),
  );
}

/** The sentence that says what the page is for; search engines and lists of articles show it. */
function descriptionOf(elements: readonly HtmlElement[]): string {
  const meta = elements.find(
    (element) => element.tagName === 'meta' && attributeOf(element, 'name') === 'description',
  );
  return meta ? (attributeOf(meta, 'content') ?? '').trim() : '';
}

/** The lead with the description before it, unless the page says it itself. */
const describe = ([lead, ...others]: readonly [Section, ...Section[]], description: string) => [
  plainOf(lead.text).includes(description) || description === ''
    ? lead
    : {...lead, text: `${lineSigns.unseen}${description}\n${lead.text}`.trim()},
  ...others,
];

const isArticle = ({tagName}: HtmlElement) => tagName === 'article';

/**
 * Reads a rendered page. A page with one `article` is that article. If there are several, each has
 * its own page and this one lists them: its text is the rest.
 * @returns undefined for a page that is not to be found, or that has no `main` or no `h1`.
 */
export function readPage(html: string): PageText | undefined {
  const elements = elementsBelow(parse(html));
  if (isHiddenFromSearch(elements)) {
    return undefined;
  }
  const main = elements.find(({tagName}) => tagName === 'main');
  if (!main) {
    return undefined;
  }
  const [article, ...others] = elementsBelow(
    main,
    (element) => !isArticle(element) && !isLeftOut(element),
  ).filter(isArticle);
  const isText = article && others.length === 0;
  const sections = isText ? sectionsOf(article) : sectionsOf(main, isArticle);
  const {title} = sections[0];
  return title === ''
    ? undefined
    : {
        title,
        breadcrumbs: breadcrumbsOf(main),
        sections: isText ? describe(sections, descriptionOf(elements)) : sections,
      };
}
