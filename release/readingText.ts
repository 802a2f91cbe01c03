import {serialize, serializeOuter} from 'parse5';
import {attributeOf, hasClass, type HtmlElement} from '../src/lib/htmlNodes.ts';

/**
 * Returns the HTML of an article's text, or of a post after its header. Returns undefined for
 * others.
 */
function htmlOf(elements: readonly HtmlElement[]): string | undefined {
  for (const element of elements) {
    if (hasClass(element, 'theme-doc-markdown')) {
      return serialize(element);
    }
    if (attributeOf(element, 'id') === '__blog-post-container') {
      const siblings = element.parentNode?.childNodes.filter((node) => 'tagName' in node) ?? [];
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
  elements: readonly HtmlElement[],
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
