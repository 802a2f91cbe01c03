import type {PagePair} from '../sections/PagePair.ts';

/** Whether a language hides the page from readers, so that no translation is due yet. */
export function isDraft({documents}: Pick<PagePair, 'documents'>): boolean {
  return [documents.zh, documents.en].some((document) => document?.frontMatter.draft === true);
}
