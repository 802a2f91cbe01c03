import matter from 'gray-matter';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Document} from './Document.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

const nothing: Root = {type: 'root', children: []};

interface PlacedError {
  readonly message: string;
  readonly line?: number;
  readonly reason?: string;
}

/** Reads a file as the build will. A file that cannot be read says so instead of throwing. */
export function parseDocument(
  place: Pick<Document, 'file' | 'locale' | 'kind' | 'product' | 'slug'>,
  source: string,
): Document {
  try {
    return {
      ...place,
      source,
      // Given options, gray-matter does not answer from its cache, which keeps broken results.
      frontMatter: matter(source, {}).data,
      tree: parser.parse(source),
    };
  } catch (error) {
    // Both parsers throw errors; that of MDX carries its place.
    const {line = 1, reason, message} = error as PlacedError;
    return {
      ...place,
      source,
      frontMatter: {},
      tree: nothing,
      syntaxError: {line, reason: reason ?? message},
    };
  }
}
