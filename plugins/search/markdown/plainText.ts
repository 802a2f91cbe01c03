import type {Nodes} from 'mdast';
import type {} from 'remark-mdx';
import type {} from 'remark-directive';

/** Attributes of JSX elements that readers see or that screen readers read aloud. */
const readable = new Set(['alt', 'caption', 'label', 'title', 'win', 'mac', 'summary']);

/** Nodes that separate words, such as cells and paragraphs. */
const apart = new Set([
  'blockquote',
  'break',
  'code',
  'heading',
  'listItem',
  'mdxJsxFlowElement',
  'paragraph',
  'tableCell',
]);

function own(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'image':
      return node.alt ?? '';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (node.name === 'br') {
        return '\n';
      }
      return node.attributes
        .map((attribute) =>
          attribute.type === 'mdxJsxAttribute' &&
          readable.has(attribute.name) &&
          typeof attribute.value === 'string'
            ? ` ${attribute.value} `
            : '',
        )
        .join('');
    case 'textDirective':
      // The parser reads the end of “2:1” as a directive.
      return `:${node.name}`;
    case 'break':
      return '\n';
    case 'html':
      return /^<br\b/i.test(node.value) ? '\n' : '';
    default:
      return '';
  }
}

/**
 * Returns the text of a node as a reader sees it: without Markdown syntax, expressions and raw HTML,
 * and with alternative texts of pictures; texts inside a `Figure` are left out.
 */
export function plainText(node: Nodes): string {
  const inside =
    'children' in node && !('name' in node && node.name === 'Figure')
      ? node.children.map(plainText).join('')
      : '';
  const text = own(node) + inside;
  return apart.has(node.type) ? `${text}\n` : text;
}
