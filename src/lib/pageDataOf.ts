import {pageKey, type PageData} from '@site/plugins/pages/PageData';

const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'updated' in value && 'twin' in value;

/**
 * Returns the build data of a Markdown page.
 * @param frontMatter front matter of a Markdown page
 * @throws Error if `config/frontMatter.ts` does not read pages
 */
export function pageDataOf(frontMatter: object): PageData {
  const data: unknown = Reflect.get(frontMatter, pageKey);
  if (!isPageData(data)) {
    throw new Error(
      `The page has no “${pageKey}” in its front matter: is plugins/pages in config/frontMatter.ts?`,
    );
  }
  return data;
}
