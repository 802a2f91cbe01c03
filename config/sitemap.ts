import type {Options} from '@docusaurus/plugin-sitemap';

export const sitemap: Options = {
  lastmod: null,
  changefreq: null,
  priority: null,
  ignorePatterns: ['/search', '/en/search'],
};
