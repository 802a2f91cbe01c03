import {pageKey, type PageData} from '@site/plugins/pages/PageData';

const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'updated' in value && 'twin' in value;

/**
 * What the build knows about a Markdown page besides its text.
 * @param frontMatter of a Markdown page.
 * @throws if `config/frontMatter.ts` does not read pages.
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
