import path from 'node:path';
import {fromParse5} from 'hast-util-from-parse5';
import type {Element as HastElement} from 'hast';
import type {DefaultTreeAdapterTypes} from 'parse5';
import type {MachinePage, Procedure} from './MachinePage.ts';
import {textOf} from './keptElements.ts';
import {toMarkdown} from './toMarkdown.ts';

type Element = DefaultTreeAdapterTypes.Element;

const attributeOf = (element: Element | undefined, name: string): string =>
  element?.attrs.find((attribute) => attribute.name === name)?.value ?? '';

/** The classes that the framework gives the root element of a kind of page. */
const kinds = {
  'docs-doc-page': 'article',
  'blog-post-page': 'post',
  'mdx-page': 'page',
} as const;

function kindOf(root: Element | undefined, hasArticle: boolean): MachinePage['kind'] {
  const classes = attributeOf(root, 'class').split(/\s+/);
  const [, kind = 'list'] = Object.entries(kinds).find(([name]) => classes.includes(name)) ?? [];
  // The archive has the class of posts, and a category page that of articles, but both are lists.
  const isCategory = kind === 'article' && !classes.some((name) => name.startsWith('docs-doc-id-'));
  if (!hasArticle || isCategory) {
    return 'list';
  }
  return kind === 'article' && classes.includes('docs-doc-id-index') ? 'landing' : kind;
}

const plain = (element: Element): string =>
  textOf(fromParse5(element) as HastElement)
    .replace(/\s+/g, ' ')
    .trim();

const isFaqPage = ({tagName, childNodes: [text]}: Element) =>
  tagName === 'script' && text !== undefined && 'value' in text && text.value.includes('"FAQPage"');

const childElements = (element: Element): Element[] =>
  element.childNodes.filter((node): node is Element => 'tagName' in node);

/**
 * Returns the procedures of an article: each `Steps` element with the nearest heading before it.
 */
function proceduresOf(elements: readonly Element[], title: string, url: string): Procedure[] {
  let heading = {name: title, id: ''};
  const found: Procedure[] = [];
  for (const element of elements) {
    const id = attributeOf(element, 'id');
    if (/^h[23]$/.test(element.tagName) && id !== '') {
      heading = {name: plain(element), id};
    }
    if (element.attrs.some(({name}) => name === 'data-steps')) {
      const steps = childElements(element)
        .flatMap(childElements)
        .map((step) => plain(childElements(step)[0] ?? step));
      found.push({name: heading.name, url: heading.id && `${url}#${heading.id}`, steps});
    }
  }
  return found.map((procedure) => (procedure.url === '' ? {...procedure, url} : procedure));
}

/** Returns all elements in an element, in document order. */
function below(parent: Element): Element[] {
  return childElements(parent).flatMap((child) => [child, ...below(child)]);
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
  elements: readonly Element[],
  lastChanges: ReadonlyMap<string, string>,
): MachinePage | undefined {
  const root = elements.find(({tagName}) => tagName === 'html');
  const article = elements.find(({tagName}) => tagName === 'article');
  const kind = kindOf(root, article !== undefined);
  const content = kind === 'list' ? elements.find(({tagName}) => tagName === 'main') : article;
  const links = elements.filter(({tagName}) => tagName === 'link');
  const metaTags = elements.filter(({tagName}) => tagName === 'meta');
  const url = attributeOf(
    links.find((link) => attributeOf(link, 'rel') === 'canonical'),
    'href',
  );
  const robots = metaTags.find((meta) =>
    ['name', 'property'].some((name) => attributeOf(meta, name) === 'robots'),
  );
  if (
    !content ||
    url === '' ||
    path.posix.basename(file) === '404.html' ||
    attributeOf(robots, 'content').includes('noindex')
  ) {
    return undefined;
  }
  const language = attributeOf(root, 'lang');
  const updated = lastChanges.get(url);
  const inside = below(content);
  const heading = inside.find(({tagName}) => tagName === 'h1');
  const title = heading ? plain(heading) : '';
  const alternate = attributeOf(
    links.find(
      (link) =>
        !['', 'x-default', language].includes(attributeOf(link, 'hreflang')) &&
        attributeOf(link, 'rel') === 'alternate',
    ),
    'href',
  );
  const product = /docs-version-(\S+)/.exec(attributeOf(root, 'class'))?.[1];
  const accents = inside.map((element) => attributeOf(element, 'data-accent')).filter(Boolean);
  const products = product === undefined ? (kind === 'post' ? accents : []) : [product];
  return {
    kind,
    file,
    url,
    language,
    title,
    description: attributeOf(
      metaTags.find((meta) => attributeOf(meta, 'name') === 'description'),
      'content',
    ),
    products: [...new Set(products)],
    ...(updated !== undefined && {updated}),
    ...(alternate !== '' && {alternate}),
    hasQuestions: elements.some(isFaqPage),
    procedures: proceduresOf(inside, title, url),
    markdown: toMarkdown(fromParse5(content) as HastElement, url),
  };
}
