import {childrenOf, elementsBelow, hasClass, type HtmlElement, type HtmlNode} from './nodes.ts';

const textOf = (node: HtmlNode): string =>
  'value' in node ? node.value : childrenOf(node).map(textOf).join('');

/**
 * The labels of a page's breadcrumbs, from the widest to the narrowest, without the last one, which
 * is the page itself. Found by the theme's documented class `theme-doc-breadcrumbs`.
 */
export function breadcrumbsOf(main: HtmlElement): string[] {
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
