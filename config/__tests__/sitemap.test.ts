import {describe, expect, it} from 'vitest';
import type {RouteConfig} from '@docusaurus/types';
import {alternatesOf, datedLists, sitemap} from '../sitemap.ts';

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

describe('datedLists', () => {
  const page = (path: string, lastmod?: string) => ({url: `https://a.b/${path}`, lastmod});
  const dateOf = (path: string) =>
    datedLists([
      page('docs/x', '2026-01-02'),
      page('docs/x/y', '2026-03-04'),
      page('docs/xz', '2026-05-06'),
      page('docs/x/list'),
      page('blog/2025-06-07-post', '2025-06-07'),
      page(path),
    ]).at(-1)?.lastmod;

  it('gives a list the date of the newest page below it, and no page another one', () => {
    expect(dateOf('')).toBe('2026-05-06');
    expect(dateOf('docs')).toBe('2026-05-06');
    expect(dateOf('blog')).toBe('2025-06-07');
    expect(datedLists([page('docs/x', '2026-01-02')])[0]?.lastmod).toBe('2026-01-02');
  });

  it('gives a list with nothing below it the date of the newest page near it', () => {
    expect(dateOf('blog/archive')).toBe('2025-06-07');
    expect(dateOf('blog/authors/team/page/2')).toBe('2025-06-07');
    expect(dateOf('glossary')).toBe('2026-05-06');
    expect(datedLists([page('alone')])[0]?.lastmod).toBeNull();
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
