import type {PluginRouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {searchableAddresses} from '../searchableAddresses.ts';

const route = (
  path: string,
  component: string,
  plugin = 'docusaurus-plugin-content-blog',
): PluginRouteConfig => ({path, component, exact: true, plugin: {name: plugin, id: 'default'}});

describe('searchableAddresses', () => {
  it('finds articles below the layouts that hold them, sorted, without slash at the end', () => {
    const docs: PluginRouteConfig = {
      ...route('/docs', '@theme/DocsRoot', 'docusaurus-plugin-content-docs'),
      routes: [
        {
          path: '/docs/b',
          component: '@theme/DocVersionRoot',
          routes: [
            {path: '/docs/b/', component: '@theme/DocItem'},
            {path: '/docs/b/section', component: '@theme/DocCategoryGeneratedIndexPage'},
            {path: '/docs/b/tags', component: '@theme/DocTagsListPage'},
          ],
        },
        {path: '/docs/a/x', component: '@theme/DocItem'},
      ],
    };
    expect(searchableAddresses([docs])).toEqual(['/docs/a/x', '/docs/b']);
  });

  it('takes posts and the first page of their list only', () => {
    expect(
      searchableAddresses([
        route('/blog', '@theme/BlogListPage'),
        route('/blog/page/2', '@theme/BlogListPage'),
        route('/blog/page-two', '@theme/BlogPostPage'),
        route('/blog/archive', '@theme/BlogArchivePage'),
        route('/blog/tags/x', '@theme/BlogTagsPostsPage'),
        route('/blog/authors', '@theme/Blog/Pages/BlogAuthorsListPage'),
      ]),
    ).toEqual(['/blog', '/blog/page-two']);
  });

  it('takes every page of the pages folder, the root too, and no page of another plugin', () => {
    const pages = 'docusaurus-plugin-content-pages';
    expect(
      searchableAddresses([
        route('/', '@site/src/pages/index.tsx', pages),
        route('/about', '@theme/MDXPage', pages),
        route('/search', '@theme/SearchPage', 'search'),
        route('*', '@theme/NotFound', 'default'),
      ]),
    ).toEqual(['/', '/about']);
  });
});
