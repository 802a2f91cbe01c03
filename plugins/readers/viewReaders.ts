import type {LocaleId} from '../../config/locales.ts';
import {readers} from '../../config/readers.ts';
import {articleLink, type ProductLink} from '../articles/articleLink.ts';

/** What the home page shows of a group of readers. */
export interface ReaderView {
  readonly id: string;
  readonly name: string;
  readonly work: string;
  readonly tasks: readonly ProductLink[];
}

/**
 * Returns the groups of readers as the home page of a language shows them.
 * @param root folder of the project
 * @throws Error if an article does not exist
 */
export const viewReaders = (locale: LocaleId, root: string): ReaderView[] =>
  readers.map(({id, name, work, tasks}) => ({
    id,
    name: name[locale],
    work: work[locale],
    tasks: tasks.map((key) => articleLink(key, locale, root)),
  }));
