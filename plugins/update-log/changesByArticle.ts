import type {UpdateKindId} from '../../config/updateKinds.ts';
import type {ArticleKey} from './articleKey.ts';
import type {Post} from './Post.ts';

/** What an article shows of an item of the update log. */
export interface ArticleChange {
  readonly title: string;
  readonly kind: UpdateKindId;
  /** ISO date without time. */
  readonly date: string;
  /** Route of the item in its post, without the base URL of the language. */
  readonly to: string;
}

/** Groups the items of one language by article, newest first. */
export function changesByArticle(
  posts: readonly Post[],
): ReadonlyMap<ArticleKey, readonly ArticleChange[]> {
  const changes = new Map<ArticleKey, ArticleChange[]>();
  for (const post of [...posts].sort((a, b) => b.date.localeCompare(a.date))) {
    for (const {article, title, kind, id} of post.items) {
      const known = changes.get(article) ?? [];
      known.push({title, kind, date: post.date, to: `/blog/${post.slug}#${id}`});
      changes.set(article, known);
    }
  }
  return changes;
}
