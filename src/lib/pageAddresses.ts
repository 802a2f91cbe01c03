import type {BlogPaginatedMetadata} from '@docusaurus/plugin-content-blog';

/** Returns the addresses of all pages of a list in order, from the metadata of any of them. */
export function pageAddresses({
  permalink,
  page,
  totalPages,
}: Pick<BlogPaginatedMetadata, 'permalink' | 'page' | 'totalPages'>): readonly string[] {
  const first = page === 1 ? permalink : permalink.replace(/\/page\/\d+$/, '');
  return Array.from({length: totalPages}, (_, index) =>
    index === 0 ? first : `${first}/page/${index + 1}`,
  );
}
