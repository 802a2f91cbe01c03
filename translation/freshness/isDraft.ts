import type {PagePair} from '../sections/PagePair.ts';

/** Whether a language keeps the page away from readers, so that nothing is owed to them yet. */
export function isDraft({documents}: Pick<PagePair, 'documents'>): boolean {
  return [documents.zh, documents.en].some((document) => document?.frontMatter.draft === true);
}
