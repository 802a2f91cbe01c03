import type {Nodes} from 'mdast';
import type {} from 'remark-directive';

/**
 * The text of a node as the reader sees it, code included: the texts that tests evaluate are in
 * code. Comments, components' properties and expressions are no text.
 */
export function cellText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  if (node.type === 'textDirective') {
    // “2:1” looks like one.
    return `:${node.name}${node.children.map(cellText).join('')}`;
  }
  return 'children' in node ? node.children.map(cellText).join('') : '';
}
