import {childrenOf, type HtmlElement, type HtmlNode} from '../src/lib/htmlNodes.ts';

/**
 * Yields the elements of a parsed page in order, including templates, which a script may insert.
 */
export function* elementsOf(node: HtmlNode): Generator<HtmlElement> {
  if ('tagName' in node) {
    yield node;
  }
  const children = 'content' in node ? [node.content] : childrenOf(node);
  for (const child of children) {
    yield* elementsOf(child);
  }
}
