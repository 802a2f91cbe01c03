import type {FilterablePost} from '@site/plugins/update-log/PostView';

let loading: Promise<readonly FilterablePost[]> | undefined;

/**
 * Loads all posts with their items once. No page includes them.
 * @throws Error if loading fails. The next call tries again.
 */
export function loadFilterablePosts(): Promise<readonly FilterablePost[]> {
  loading ??=
    import('@generated/docusaurus-plugin-content-blog/default/filterable-posts.json').then(
      (module) => module.default,
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
  return loading;
}
