import {simpleHash} from '@docusaurus/utils';

interface Chunk {
  readonly name?: string | null | undefined;
}

/**
 * Chunks of the pages that show an MDX file, as a release names them. Code that only one of them
 * needs stays in its chunk.
 */
const readingChunks = ['@theme/DocItem', '@theme/BlogPostPage', '@theme/MDXPage'].map((module) =>
  simpleHash(module, 8),
);

const script = /^javascript/;

/**
 * Files that several pages share, by name. They keep the number of requests of a page small, and
 * changes of the content do not affect them.
 */
export const scriptGroups = {
  /** The group includes `@mdx-js/react`, which is small and which all MDX pages use. */
  preact: {
    name: 'preact',
    test: /[\\/]node_modules[\\/](preact|react|react-dom|@mdx-js[\\/]react)[\\/]/,
    chunks: 'all' as const,
    enforce: true,
    priority: 60,
  },
  /** What the application and the search box share: a reader may load either first. */
  shared: {
    name: 'shared',
    type: script,
    chunks: ({name}: Chunk): boolean => name === 'main' || name === 'search-panel',
    minChunks: 2,
    enforce: true,
    priority: 55,
  },
  reading: {
    name: 'reading',
    type: script,
    chunks: ({name}: Chunk): boolean => readingChunks.includes(name ?? ''),
    minChunks: readingChunks.length,
    enforce: true,
    priority: 55,
  },
  figures: {
    name: 'figures',
    test: /[\\/]components[\\/]figures[\\/](?!diagram[\\/])/,
    type: script,
    chunks: 'async' as const,
    enforce: true,
    priority: 56,
  },
  /** The group has the name of its sheet. */
  diagramParts: {
    name: 'diagrams',
    test: /[\\/]components[\\/]figures[\\/]diagram[\\/]/,
    type: script,
    chunks: 'async' as const,
    enforce: true,
    priority: 56,
  },
  /** The default group is disabled, because it would split packages into more files. */
  defaultVendors: false as const,
};
