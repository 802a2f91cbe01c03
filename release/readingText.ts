import {serialize, serializeOuter, type DefaultTreeAdapterTypes} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

const valueOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node;

/**
 * Returns the HTML of an article's text, or of a post after its header. Returns undefined for
 * others.
 */
function htmlOf(elements: readonly Element[]): string | undefined {
  for (const element of elements) {
    if (valueOf(element, 'class')?.split(' ').includes('theme-doc-markdown')) {
      return serialize(element);
    }
    if (valueOf(element, 'id') === '__blog-post-container') {
      const siblings = element.parentNode?.childNodes.filter(isElement) ?? [];
      return siblings
        .slice(siblings.indexOf(element))
        .map((sibling) => serializeOuter(sibling))
        .join('');
    }
  }
  return undefined;
}

/**
 * Returns the text of a page as a separate file. The page in the other language shows both texts
 * side by side (`src/components/parallel`).
 * @param elements elements of the page, with `data-style` instead of style attributes
 * @param rules declarations of each `data-style`
 * @returns JSON, or undefined for a page without an article or post
 */
export function readingText(
  elements: readonly Element[],
  rules: ReadonlyMap<string, string>,
): string | undefined {
  const html = htmlOf(elements);
  return html === undefined
    ? undefined
    : JSON.stringify({
        html,
        styles: Object.fromEntries([...rules].filter(([name]) => html.includes(`"${name}"`))),
      });
}
