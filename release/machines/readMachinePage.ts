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

function kindOf(root: Element | undefined): MachinePage['kind'] | undefined {
  const classes = attributeOf(root, 'class').split(/\s+/);
  const [, kind] = Object.entries(kinds).find(([name]) => classes.includes(name)) ?? [];
  // A category page also has the class of articles, but only lists other pages.
  if (kind === 'article' && !classes.some((name) => name.startsWith('docs-doc-id-'))) {
    return undefined;
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

/** Returns all elements in the article, in document order. */
function below(article: Element): Element[] {
  return childElements(article).flatMap((child) => [child, ...below(child)]);
}

/**
 * Reads the content of a built page.
 * @param file path of the page in the built site
 * @param elements all elements of the page, in order
 * @param lastChanges dates of pages by address, from the sitemap, because some pages show no date
 * @returns undefined for a page without text (lists, search, redirects), or with `noindex`
 */
export function readMachinePage(
  file: string,
  elements: readonly Element[],
  lastChanges: ReadonlyMap<string, string>,
): MachinePage | undefined {
  const root = elements.find(({tagName}) => tagName === 'html');
  const kind = kindOf(root);
  const article = elements.find(({tagName}) => tagName === 'article');
  const links = elements.filter(({tagName}) => tagName === 'link');
  const metaTags = elements.filter(({tagName}) => tagName === 'meta');
  const url = attributeOf(
    links.find((link) => attributeOf(link, 'rel') === 'canonical'),
    'href',
  );
  const robots = metaTags.find((meta) =>
    ['name', 'property'].some((name) => attributeOf(meta, name) === 'robots'),
  );
  if (!kind || !article || url === '' || attributeOf(robots, 'content').includes('noindex')) {
    return undefined;
  }
  const language = attributeOf(root, 'lang');
  const updated = lastChanges.get(url);
  const inside = below(article);
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
  const products =
    product === undefined
      ? inside.map((element) => attributeOf(element, 'data-accent')).filter(Boolean)
      : [product];
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
    markdown: toMarkdown(fromParse5(article) as HastElement, url),
  };
}
