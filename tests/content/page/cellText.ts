import type {Nodes} from 'mdast';
import type {} from 'remark-directive';

/**
 * Returns the text of a node as the reader sees it, including code: the texts that tests evaluate are
 * in code. Comments, component properties and expressions are left out.
 */
export function cellText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  if (node.type === 'textDirective') {
    // The parser reads “2:1” as a text directive.
    return `:${node.name}${node.children.map(cellText).join('')}`;
  }
  return 'children' in node ? node.children.map(cellText).join('') : '';
}
