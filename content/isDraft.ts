import type {Document} from './Document.ts';

/** Whether readers do not get the document, because only the development server builds drafts. */
export function isDraft({frontMatter}: Pick<Document, 'frontMatter'>): boolean {
  return frontMatter.draft === true;
}
