import type {LocaleId} from '../../../config/locales.ts';
import type {Post} from '../../../plugins/update-log/Post.ts';
import {readLog} from '../../../plugins/update-log/readLog.ts';

/** The posts of a language as they are written, newest first: what the pages have to show. */
export async function posts(locale: LocaleId): Promise<readonly Post[]> {
  return (await readLog(process.cwd()))[locale];
}
