import type {ArticleData, LandingData} from '@site/plugins/articles/ArticleData';
import type {PageData} from '@site/plugins/pages/PageData';
import type {PostView} from '@site/plugins/update-log/PostView';
import {isRecord} from './isRecord';

/** What plugins of the build write into the front matter, by its key. */
interface BuildData {
  readonly article: ArticleData | LandingData;
  readonly page: PageData;
  readonly update: PostView;
}

/**
 * Returns the build data of a page, a post or an article.
 * @throws Error if the plugin that writes it has not run
 */
export function readBuildData<Key extends keyof BuildData>(
  frontMatter: object,
  key: Key,
): BuildData[Key] {
  const data = (frontMatter as Partial<BuildData>)[key];
  if (!isRecord(data)) {
    throw new Error(`No plugin has written “${key}” into the front matter of this page.`);
  }
  return data as BuildData[Key];
}
