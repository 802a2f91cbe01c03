import type {Nodes} from 'mdast';
import type {} from 'remark-directive';
import {isJsxElement, stringAttribute} from '../vocabulary/jsx.ts';

/** Components between paragraphs whose words are not part of the text: drawings, badges. */
const leftOut = (name: string | null) => name === 'Figure' || name === 'Plan';

const inRow = (nodes: readonly Nodes[], separator: string) =>
  nodes
    .map(blockText)
    .filter((text) => text !== '')
    .join(separator);

/**
 * The words of a node as plain text: of a list one line an item, of a table one line a row without
 * its head. Keys are those of Windows. Figures and comments are left out.
 */
export function blockText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value.replaceAll('\n', ' ');
    case 'textDirective':
      // “2:1” looks like one.
      return `:${node.name}${inRow(node.children, '')}`;
    case 'break':
      return ' ';
    case 'list':
      return inRow(node.children, '\n');
    case 'listItem':
      return `- ${inRow(node.children, ' ')}`;
    case 'table':
      return inRow(node.children.slice(1), '\n');
    case 'tableRow':
      return `- ${inRow(node.children, ' – ')}`;
    default:
      if (isJsxElement(node)) {
        const key = node.name === 'Kbd' ? stringAttribute(node, 'win') : undefined;
        return leftOut(node.name) ? '' : (key ?? inRow(node.children, ''));
      }
      return 'children' in node ? inRow(node.children, '').trim() : '';
  }
}
