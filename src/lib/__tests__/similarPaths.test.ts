import {describe, expect, it} from 'vitest';
import {similarPaths} from '../similarPaths';

const pages = [
  '/docs/yicat/translate',
  '/docs/yicat/translate/tm-matches',
  '/docs/yicat/translate/segment-status',
  '/docs/yicat/language-assets/manage-tm',
  '/docs/yicat/project-manage/create-project',
  '/docs/yiloc/cat-module/use-tm',
  '/docs/alignment/usage/create-project',
  '/docs/faq/invoice',
  '/blog/2025-09-12-release',
].map((path) => ({path}));

const find = (asked: string) => similarPaths(asked, pages, 3).map(({path}) => path);

describe('similarPaths', () => {
  it('finds a page whose last segment was misspelt', () => {
    expect(find('/docs/yicat/translate/tm-match')[0]).toBe('/docs/yicat/translate/tm-matches');
    expect(find('/docs/faq/invioce')[0]).toBe('/docs/faq/invoice');
  });

  it('finds a page that moved to another folder or product', () => {
    expect(find('/docs/alignment/create-project')[0]).toBe('/docs/alignment/usage/create-project');
    expect(find('/help/segment-status')[0]).toBe('/docs/yicat/translate/segment-status');
  });

  it('ignores language prefix, case, slashes and .html', () => {
    for (const asked of [
      '/en/docs/YiCAT/translate/TM-match/',
      '/docs//yicat/translate/tm-match.html',
      '/docs/yicat/translate/tm-match/index.html',
    ]) {
      expect(find(asked)[0], asked).toBe('/docs/yicat/translate/tm-matches');
    }
  });

  it('prefers the product of the requested address', () => {
    expect(find('/docs/alignment/usage/create-projects')[0]).toBe(
      '/docs/alignment/usage/create-project',
    );
    expect(find('/docs/yicat/project-manage/create-projects')[0]).toBe(
      '/docs/yicat/project-manage/create-project',
    );
  });

  it('returns nothing for an address that is similar to no page', () => {
    expect(find('/wp-login.php')).toEqual([]);
    expect(find('/docs/nope')).toEqual([]);
    expect(find('/')).toEqual([]);
    expect(find('')).toEqual([]);
  });

  it('respects the limit, and keeps the given order for equal scores', () => {
    expect(similarPaths('/docs/x', [{path: '/docs/xa'}, {path: '/docs/xb'}], 1)).toEqual([
      {path: '/docs/xa'},
    ]);
  });

  it('accepts text that is not an address', () => {
    expect(() => find('/%E0%A4%A/<script>"\'')).not.toThrow();
  });
});
