import type {Nodes} from 'mdast';

/**
 * The text of a node as the reader sees it, code included: the texts that tests evaluate stand
 * in code. Comments, components' properties and expressions are no text.
 */
export function cellText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  return 'children' in node ? node.children.map(cellText).join('') : '';
}
