import {simpleHash} from '@docusaurus/utils';

/** Whether a chunk is that of one of these modules of the registry, as a release names it. */
function ofPages(
  modules: readonly string[],
): (chunk: {readonly name?: string | null | undefined}) => boolean {
  const names = new Set(modules.map((module) => simpleHash(module, 8)));
  return ({name}) => typeof name === 'string' && names.has(name);
}

/** Pages that show an MDX file. What one of them alone has stays with that one. */
const readingPages = ['@theme/DocItem', '@theme/BlogPostPage', '@theme/MDXPage'];

const script = /^javascript/;

/**
 * The files that several pages share, by name. A page asks for few files so, and a change of the
 * content changes none of these.
 */
export const scriptGroups = {
  /** What React is for MDX is in the texts of all pages, and small. */
  react: {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|@mdx-js[\\/]react)[\\/]/,
    chunks: 'all' as const,
    enforce: true,
    priority: 60,
  },
  reading: {
    name: 'reading',
    type: script,
    chunks: ofPages(readingPages),
    minChunks: readingPages.length,
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
  /** Named like the sheet that comes with it. */
  diagramParts: {
    name: 'diagrams',
    test: /[\\/]components[\\/]figures[\\/]diagram[\\/]/,
    type: script,
    chunks: 'async' as const,
    enforce: true,
    priority: 56,
  },
  /** A package stays with the pages that use it: the bundler would split files without need. */
  defaultVendors: false as const,
};
