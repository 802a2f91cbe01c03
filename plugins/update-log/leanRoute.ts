import type {RouteConfig} from '@docusaurus/types';
import {isRecord} from '../../src/lib/isRecord.ts';
import type {PostView, PostSummary} from './PostView.ts';

/** Returns the part of a post that a list needs, without its items. */
function summarizePost({title, permalink, date, intro, products, kinds}: PostView): PostSummary {
  return {title, permalink, date, intro, products, kinds};
}

/** Returns the source file of a post's module in the lists of the blog plugin. */
function sourceOf(item: unknown): string | undefined {
  const content = isRecord(item) ? item.content : undefined;
  const source = isRecord(content) ? content.path : undefined;
  return typeof source === 'string' ? source : undefined;
}

/**
 * Gives list pages summaries instead of whole posts. The blog plugin creates a module of every post
 * for its lists and copies the full text of all posts into the archive, so a reader of a list would
 * load them all.
 * @param bySource posts by the source path that the blog plugin gives them, newest first
 */
export function leanRoute(
  route: RouteConfig,
  bySource: ReadonlyMap<string, PostView>,
): RouteConfig {
  const {items, ...modules} = route.modules ?? {};
  if (Array.isArray(items)) {
    const posts = items.map((item) => {
      const post = bySource.get(sourceOf(item) ?? '');
      if (!post) {
        throw new Error(`The list ${route.path} names a post that the update log does not have.`);
      }
      return summarizePost(post);
    });
    return {...route, modules, props: {...route.props, posts}};
  }
  if (isRecord(route.props) && 'archive' in route.props) {
    const {archive: _, ...props} = route.props;
    return {...route, props: {...props, posts: [...bySource.values()].map(summarizePost)}};
  }
  return route;
}
