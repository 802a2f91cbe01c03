import type {DefaultTreeAdapterTypes} from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Yields the elements of a parsed page in order, including templates, which a script may insert.
 */
export function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) {
    yield node;
  }
  const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    yield* elementsOf(child);
  }
}
