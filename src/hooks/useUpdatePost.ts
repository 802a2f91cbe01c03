import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {PostView} from '@site/plugins/update-log/PostView';

const isPostView = (value: unknown): value is PostView =>
  typeof value === 'object' && value !== null && 'items' in value && 'twin' in value;

/**
 * Returns the current post with its items.
 * @throws Error outside post pages, and if `plugins/update-log` does not build the posts
 */
export function useUpdatePost(): PostView {
  const {update} = useBlogPost().metadata.frontMatter;
  if (!isPostView(update)) {
    throw new Error('The post has no items: is plugins/update-log in docusaurus.config.ts?');
  }
  return update;
}
