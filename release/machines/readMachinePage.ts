import path from 'node:path';
import {fromParse5} from 'hast-util-from-parse5';
import type {Element as HastElement} from 'hast';
import {attributeOf, elementsBelow, type HtmlElement} from '../../src/lib/htmlNodes.ts';
import type {MachinePage, Procedure} from './MachinePage.ts';
import {lineOf} from './keptElements.ts';
import {toMarkdown} from './toMarkdown.ts';

/** The classes that the framework gives the root element of a kind of page. */
const kinds = {
  'docs-doc-page': 'article',
  'blog-post-page': 'post',
  'mdx-page': 'page',
} as const;

function kindOf(classes: readonly string[], hasArticle: boolean): MachinePage['kind'] {
  const [, kind = 'list'] = Object.entries(kinds).find(([name]) => classes.includes(name)) ?? [];
  // The archive has the class of posts, and a category page that of articles, but both are lists.
  const isCategory = kind === 'article' && !classes.some((name) => name.startsWith('docs-doc-id-'));
  if (!hasArticle || isCategory) {
    return 'list';
  }
  return kind === 'article' && classes.includes('docs-doc-id-index') ? 'landing' : kind;
}

const plain = (element: HtmlElement): string => lineOf(fromParse5(element) as HastElement);

const isFaqPage = ({tagName, childNodes: [text]}: HtmlElement) =>
  tagName === 'script' && text !== undefined && 'value' in text && text.value.includes('"FAQPage"');

const childElements = (element: HtmlElement): HtmlElement[] =>
  element.childNodes.filter((node): node is HtmlElement => 'tagName' in node);

/**
 * Returns the procedures of an article: each `Steps` element with the nearest heading before it.
 */
function proceduresOf(elements: readonly HtmlElement[], title: string, url: string): Procedure[] {
  let heading = {name: title, url};
  const found: Procedure[] = [];
  for (const element of elements) {
    const id = attributeOf(element, 'id');
    if (/^h[23]$/.test(element.tagName) && id) {
      heading = {name: plain(element), url: `${url}#${id}`};
    }
    if (attributeOf(element, 'data-steps') !== undefined) {
      const steps = childElements(element)
        .flatMap(childElements)
        .map((step) => plain(childElements(step)[0] ?? step));
      found.push({...heading, steps});
    }
  }
  return found;
}

/**
 * Reads the content of a built page.
 * @param file path of the page in the built site
 * @param elements all elements of the page, in order
 * @param lastChanges dates of pages by address, from the sitemap, because some pages show no date
 * @returns undefined for a redirect, for the not-found page, and for a page with `noindex`
 */
export function readMachinePage(
  file: string,
  elements: readonly HtmlElement[],
  lastChanges: ReadonlyMap<string, string>,
): MachinePage | undefined {
  const valueOf = (
    tag: string,
    attribute: string,
    test: (element: HtmlElement) => boolean = () => true,
  ): string => {
    const found = elements.find((element) => element.tagName === tag && test(element));
    return (found && attributeOf(found, attribute)) ?? '';
  };
  const classes = valueOf('html', 'class');
  const article = elements.find(({tagName}) => tagName === 'article');
  const kind = kindOf(classes.split(/\s+/), article !== undefined);
  const content = kind === 'list' ? elements.find(({tagName}) => tagName === 'main') : article;
  const url = valueOf('link', 'href', (link) => attributeOf(link, 'rel') === 'canonical');
  const robots = valueOf('meta', 'content', (meta) =>
    ['name', 'property'].some((name) => attributeOf(meta, name) === 'robots'),
  );
  if (
    !content ||
    url === '' ||
    path.posix.basename(file) === '404.html' ||
    robots.includes('noindex')
  ) {
    return undefined;
  }
  const language = valueOf('html', 'lang');
  const updated = lastChanges.get(url);
  const inside = elementsBelow(content);
  const heading = inside.find(({tagName}) => tagName === 'h1');
  const title = heading ? plain(heading) : '';
  const alternate = valueOf(
    'link',
    'href',
    (link) =>
      attributeOf(link, 'rel') === 'alternate' &&
      ![undefined, 'x-default', language].includes(attributeOf(link, 'hreflang')),
  );
  const product = /docs-version-(\S+)/.exec(classes)?.[1];
  const accents = inside.flatMap((element) => attributeOf(element, 'data-accent') ?? []);
  const products = product === undefined ? (kind === 'post' ? accents : []) : [product];
  return {
    kind,
    file,
    url,
    language,
    title,
    description: valueOf('meta', 'content', (meta) => attributeOf(meta, 'name') === 'description'),
    products: [...new Set(products)],
    ...(updated !== undefined && {updated}),
    ...(alternate !== '' && {alternate}),
    hasQuestions: elements.some(isFaqPage),
    procedures: proceduresOf(inside, title, url),
    markdown: toMarkdown(fromParse5(content) as HastElement, url),
  };
}
