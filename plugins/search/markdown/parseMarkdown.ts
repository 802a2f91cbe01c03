import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx);
const markdown = unified().use(remarkParse).use(remarkGfm);

/** Reads a text as MDX, or as plain Markdown where it is no MDX (`<br>`, `{x`). */
export function parseMarkdown(source: string): Root {
  try {
    return mdx.parse(source);
  } catch {
    return markdown.parse(source);
  }
}
