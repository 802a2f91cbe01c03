import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import blogPlugin, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/locales.ts';
import {productIds} from '../../config/products.ts';
import {contentFolder} from '../../content/contentFile.ts';
import {readingMinutes} from '../articles/readableText.ts';
import {leanRoute} from './leanRoute.ts';
import {postHtml} from './postHtml.ts';
import type {FilterablePost, PostView} from './PostView.ts';
import {productFeed} from './productFeed.ts';
import {productFeedPath} from './productFeedPath.ts';
import {readableItems} from './readableItems.ts';
import {readLog} from './readLog.ts';
import {viewLog} from './viewLog.ts';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** Number of posts on the home page. */
const latestCount = 3;

/**
 * Extends the blog plugin with posts whose items are data. It keeps the name of the official
 * plugin, so that theme, translations and feeds work as documented. It adds checks of the log,
 * items on pages and in feeds, one feed per product, lists that load only what they show, and the
 * newest posts as global data (`latest`).
 */
export default async function updateLogPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const {siteDir, outDir, baseUrl, siteConfig} = context;
  const locale = currentLocale();
  const root = `${siteConfig.url}${baseUrl}`.replace(/\/$/, '');
  let posts: readonly PostView[] = [];

  const postAt = (address: string) => posts.find(({permalink}) => permalink === address);

  const official = await blogPlugin(context, {
    ...options,
    readingTime: ({content, frontMatter}) =>
      readingMinutes(`${content}\n${readableItems(frontMatter)}`, locale),
    feedOptions: {
      ...options.feedOptions,
      async createFeedItems({defaultCreateFeedItems, ...params}) {
        const items = await defaultCreateFeedItems(params);
        return items.map((item) => {
          const post = postAt(item.link.replace(siteConfig.url, ''));
          return post ? {...item, content: postHtml(post, locale, root)} : item;
        });
      },
    },
  });

  return {
    ...official,
    getPathsToWatch: () => [
      ...(official.getPathsToWatch?.() ?? []),
      // Both languages are watched, because the check compares them.
      path.join(siteDir, contentFolder('post', 'zh'), '*.mdx'),
      path.join(siteDir, contentFolder('post', 'en'), '*.mdx'),
    ],
    async loadContent() {
      posts = viewLog(await readLog(siteDir), locale, siteDir);
      const content = await official.loadContent?.();
      if (!content) {
        throw new Error('The update log has no content. Is `path` the folder of the posts?');
      }
      for (const {metadata} of content.blogPosts) {
        const {items: _, ...frontMatter} = metadata.frontMatter;
        Object.assign(metadata, {
          frontMatter: {...frontMatter, update: postAt(metadata.permalink)},
        });
      }
      return content;
    },
    async contentLoaded({content, actions}) {
      const bySource = new Map(
        content.blogPosts.flatMap(({metadata: {source, permalink}}) => {
          const post = postAt(permalink);
          return post ? [[source, post] as const] : [];
        }),
      );
      await official.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => actions.addRoute(leanRoute(route, bySource))},
      });
      const filterable = posts.map(({title, permalink, date, items}): FilterablePost => ({
        title,
        permalink,
        date,
        items,
      }));
      await actions.createData('filterable-posts.json', filterable);
      actions.setGlobalData({
        latest: posts
          .slice(0, latestCount)
          .map(({title, permalink, date, products}) => ({title, permalink, date, products})),
      });
    },
    async postBuild(props) {
      await official.postBuild?.(props);
      await Promise.all(
        productIds.map(async (product) => {
          const file = path.join(outDir, productFeedPath(product));
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(
            file,
            productFeed(product, posts, {origin: siteConfig.url, baseUrl, locale}),
          );
        }),
      );
    },
    // The feeds are announced by config/head.ts: on every page, also where this plugin is not loaded.
    injectHtmlTags: () => ({}),
  };
}
