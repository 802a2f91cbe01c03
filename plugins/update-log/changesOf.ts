import type {LocaleId} from '../../config/locales.ts';
import type {UpdateKindId} from '../../config/updateKinds.ts';
import {inspectLog} from './readLog.ts';
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

const logs = new Map<string, ReturnType<typeof inspectLog>>();

/**
 * Returns the items of the update log that changed an article, newest first. It reads the log once
 * per process, so a development server shows a new item on the article only after a restart. The
 * plugin reports problems of the log, not this function.
 * @param article `product:slug`
 * @param siteDir root of the project
 */
export async function changesOf(
  article: string,
  locale: LocaleId,
  siteDir: string = process.cwd(),
): Promise<readonly ArticleChange[]> {
  const reading = logs.get(siteDir) ?? inspectLog(siteDir);
  logs.set(siteDir, reading);
  const changes: ReadonlyMap<string, readonly ArticleChange[]> = changesByArticle(
    (await reading).log[locale],
  );
  return changes.get(article) ?? [];
}
