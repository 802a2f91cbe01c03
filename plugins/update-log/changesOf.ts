import type {LocaleId} from '../../config/locales.ts';
import type {UpdateKindId} from '../../config/updateKinds.ts';
import type {Post} from './Post.ts';
import {inspectLog} from './readLog.ts';

/** What an article shows of an item of the update log. */
export interface ArticleChange {
  readonly title: string;
  readonly kind: UpdateKindId;
  /** ISO date without time. */
  readonly date: string;
  /** Route of the item in its post, without the base URL of the language. */
  readonly to: string;
}

/**
 * Returns the items that changed an article, newest first.
 * @param posts newest first, as `inspectLog` returns them
 * @param article `product:slug`
 */
export const changesIn = (posts: readonly Post[], article: string): ArticleChange[] =>
  posts.flatMap(({date, slug, items}) =>
    items
      .filter((item) => item.article === article)
      .map(({title, kind, id}) => ({title, kind, date, to: `/blog/${slug}#${id}`})),
  );

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
  siteDir: string,
): Promise<readonly ArticleChange[]> {
  const reading = logs.get(siteDir) ?? inspectLog(siteDir);
  logs.set(siteDir, reading);
  return changesIn((await reading).log[locale], article);
}
