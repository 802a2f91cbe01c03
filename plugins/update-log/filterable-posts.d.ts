/** The file that the plugin writes for the filter. See `index.ts`. */
declare module '@generated/docusaurus-plugin-content-blog/default/filterable-posts.json' {
  import type {FilterablePost} from '@site/plugins/update-log/PostView';

  const posts: readonly FilterablePost[];
  export default posts;
}
