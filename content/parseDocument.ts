import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import {readFrontMatter} from '../plugins/frontMatter/readFrontMatter.ts';
import type {Document} from './Document.ts';
import type {TreeStore} from './TreeStore.ts';

/**
 * Removes the step of `remarkGfm` that searches the finished tree for addresses that the tokenizer
 * left as text. Nodes that it makes have no positions.
 */
function keepAddressesAsText(this: Processor) {
  for (const extension of (this.data().fromMarkdownExtensions ?? []).flat()) {
    extension.transforms = [];
  }
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(keepAddressesAsText)
  .use(remarkDirective)
  .use(remarkMdx);

const parse = (source: string) => parser.parse(source);

const nothing: Root = {type: 'root', children: []};

interface PlacedError {
  readonly message: string;
  readonly line?: number;
  readonly reason?: string;
}

/**
 * Parses a file as the build does. An invalid file gets a `syntaxError`; nothing is thrown.
 * @param trees store of trees that were parsed before
 */
export function parseDocument(
  place: Pick<Document, 'file' | 'locale' | 'kind' | 'product' | 'slug'>,
  source: string,
  trees?: TreeStore,
): Document {
  const {data, error} = readFrontMatter(source) ?? {};
  const broken = (line: number, reason: string): Document => ({
    ...place,
    source,
    frontMatter: {},
    tree: nothing,
    syntaxError: {line, reason},
  });
  if (error) {
    return broken(error.line, error.message);
  }
  try {
    return {
      ...place,
      source,
      frontMatter: typeof data === 'object' && data !== null ? {...data} : {},
      tree: trees?.treeOf(source, parse) ?? parse(source),
    };
  } catch (thrown) {
    // The MDX parser gives the line where it stopped, or names the line of the component in its message.
    const {line, reason, message} = thrown as PlacedError;
    const [, beginning] = /\((\d+):\d+-\d+:\d+\)/.exec(reason ?? message) ?? [];
    return broken(line ?? Number(beginning ?? 1), reason ?? message);
  }
}
