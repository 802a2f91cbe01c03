import {parse} from 'parse5';
import {isLeftOut} from './isLeftOut.ts';
import {
  attributeOf,
  elementsBelow,
  type HtmlElement,
  hasClass,
  textOf,
} from '../../../src/lib/htmlNodes.ts';
import {lineSigns, plainOf} from '../markup/signs.ts';
import {sectionsOf, type Section} from './sectionsOf.ts';

/**
 * Returns the labels of a page's breadcrumbs, outermost first, without the last one, which is the
 * page itself. They are found by the theme's documented class `theme-doc-breadcrumbs`.
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

/** The searchable text of one page. */
export interface PageText {
  /** Text of the `h1`. */
  readonly title: string;
  /** Outermost first, without the page itself; empty if the page shows none. */
  readonly breadcrumbs: readonly string[];
  /** The lead, then one section for each heading. */
  readonly sections: readonly Section[];
}

/** Returns what the `meta` elements with a name say. */
const metaOf = (elements: readonly HtmlElement[], name: string): readonly string[] =>
  elements
    .filter(
      (element) =>
        element.tagName === 'meta' &&
        // React Helmet keeps the attribute that a page uses, and some pages use `property`.
        (attributeOf(element, 'name') ?? attributeOf(element, 'property')) === name,
    )
    .map((element) => attributeOf(element, 'content') ?? '');

/** Whether a page asks search engines to leave it out. Unlisted pages do. */
const isHiddenFromSearch = (elements: readonly HtmlElement[]) =>
  metaOf(elements, 'robots').some((content) => /\bno(?:index|ne)\b/i.test(content));

/** Prepends the meta description to the lead, unless the page contains it. */
function describe(
  [lead, ...others]: readonly [Section, ...Section[]],
  [description = '']: readonly string[],
): readonly Section[] {
  const text = description.trim();
  return plainOf(lead.text).includes(text)
    ? [lead, ...others]
    : [{...lead, text: `${lineSigns.unseen}${text}\n${lead.text}`.trim()}, ...others];
}

const isArticle = ({tagName}: HtmlElement) => tagName === 'article';

/**
 * Reads a rendered page. If the page has one `article`, its text is that article. If there are
 * several, each has a separate page and this one lists them, so its text is the rest.
 * @returns `undefined` for a page that is excluded from search, or that has no `main` or no `h1`.
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
        sections: isText ? describe(sections, metaOf(elements, 'description')) : sections,
      };
}
