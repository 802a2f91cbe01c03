import type {UpdateKindId} from '../../config/updateKinds.ts';
import type {ArticleKey} from './articleKey.ts';
import type {Post} from './Post.ts';

/** An item of the update log, seen from the article that it changed. */
export interface ArticleChange {
  readonly title: string;
  readonly kind: UpdateKindId;
  /** ISO date without time. */
  readonly date: string;
  /** Route of the item in its post, without the base address of the language. */
  readonly to: string;
}

/** Turns the log of one language around: what changed each article, newest first. */
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
