import type {PhrasingContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const parser = unified().use(remarkParse);

/**
 * Parses inline Markdown, such as bold words and code.
 * @returns undefined if the text is more than one paragraph
 */
export function inlineMarkdown(text: string): PhrasingContent[] | undefined {
  const root = parser.parse(text);
  // Positions in a cell are not positions in the page.
  visit(root, (node) => {
    delete node.position;
  });
  const [first, ...others] = root.children;
  return first?.type === 'paragraph' && others.length === 0 ? first.children : undefined;
}
