import type {MDXPlugin} from '@docusaurus/mdx-loader';

interface MdxPlugins {
  remarkPlugins: MDXPlugin[];
  rehypePlugins: MDXPlugin[];
}

/** What happens to the Markdown of articles, posts and pages alike. */
export const mdxPlugins: MdxPlugins = {
  remarkPlugins: [],
  rehypePlugins: [],
};
