import type {Nodes} from 'mdast';
import type {} from 'remark-directive';
import {isJsxElement, stringAttribute} from '../../content/jsx.ts';

/** Whether a block component is not part of the text: figures and badges. */
const leftOut = (name: string | null) => name === 'Figure' || name === 'Plan';

const inRow = (nodes: readonly Nodes[], separator: string) =>
  nodes
    .map(blockText)
    .filter((text) => text !== '')
    .join(separator);

/**
 * Returns a node as plain text. A list has one line per item, and a table one line per row without
 * its header. Keyboard keys are those of Windows. Figures and comments are left out.
 */
export function blockText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value.replaceAll('\n', ' ');
    case 'textDirective':
      // The parser reads the end of “2:1” as a directive.
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

/** Whether an inline component or expression shows readers a text that `blockText` cannot know. */
export function hasUnknownText(node: Nodes): boolean {
  if (node.type === 'mdxTextExpression') {
    return !/^\/\*[^]*\*\/$/.test(node.value.trim());
  }
  return (
    node.type === 'mdxJsxTextElement' &&
    /^[A-Z]/.test(node.name ?? '') &&
    !leftOut(node.name) &&
    blockText(node) === ''
  );
}
