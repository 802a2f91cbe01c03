import type {LocaleId} from '../../config/locales.ts';
import {type ArticleChange, changesByArticle} from './changesByArticle.ts';
import {inspectLog} from './readLog.ts';

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
