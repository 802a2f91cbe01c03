import type {LocaleId} from '../../../config/locales.ts';
import type {Post} from '../../../plugins/update-log/Post.ts';
import {readLog} from '../../../plugins/update-log/readLog.ts';

/** Reads the posts of a language from their sources, newest first. */
export async function posts(locale: LocaleId): Promise<readonly Post[]> {
  return (await readLog(process.cwd()))[locale];
}
