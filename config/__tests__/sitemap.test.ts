import {describe, expect, it} from 'vitest';
import type {RouteConfig} from '@docusaurus/types';
import {alternatesOf, sitemap} from '../sitemap.ts';

describe('alternatesOf', () => {
  it.each(['https://a.b/docs/x', 'https://a.b/en/docs/x'])('names both languages of %s', (url) => {
    expect(alternatesOf(url)).toEqual([
      {lang: 'zh-CN', url: 'https://a.b/docs/x'},
      {lang: 'en', url: 'https://a.b/en/docs/x'},
      {lang: 'x-default', url: 'https://a.b/docs/x'},
    ]);
  });

  it('knows the home pages, and treats no other address as English', () => {
    const home = ['https://a.b/', 'https://a.b/en/', 'https://a.b/'];
    expect(alternatesOf('https://a.b/en/').map(({url}) => url)).toEqual(home);
    expect(alternatesOf('https://a.b/').map(({url}) => url)).toEqual(home);
    expect(alternatesOf('https://a.b/entry')[1]?.url).toBe('https://a.b/en/entry');
  });
});

describe('the sitemap', () => {
  /** Returns the date that the plugin gets for each route, in milliseconds, or null for none. */
  const datesOf = async (routes: readonly string[]) => {
    const dates: unknown[] = [];
    await sitemap.createSitemapItems?.({
      siteConfig: {} as never,
      routes: routes.map((sourceFilePath): RouteConfig => ({
        path: '/x',
        component: '',
        metadata: {sourceFilePath},
      })),
      defaultCreateSitemapItems: ({routes: dated}) => {
        dates.push(...dated.map(({metadata}) => metadata?.lastUpdatedAt));
        return Promise.resolve([]);
      },
    });
    return dates;
  };

  it('takes the date of an article from its front matter, and that of a post from its file name', async () => {
    const [article, post, component] = await datesOf([
      'versioned_docs/version-yicat/index.mdx',
      'blog/2025-08-14-task-split-preview.mdx',
      'src/pages/index.tsx',
    ]);
    expect(new Date(Number(article)).toISOString()).toMatch(/^\d{4}-\d\d-\d\dT00:00/);
    expect(post).toBe(Date.parse('2025-08-14'));
    expect(component).toBeNull();
  });
});
