import {readFileSync} from 'node:fs';

const {products} = JSON.parse(readFileSync(new URL('tree.json', import.meta.url), 'utf8'));
const locale = process.env.DOCUSAURUS_CURRENT_LOCALE === 'en' ? 'en' : 'zh';

/** Lists the parts of preset-classic, because the preset itself also needs Algolia's packages. */
export default {
  title: locale === 'zh' ? '帮助中心' : 'Help centre',
  url: 'https://example.com',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  future: {faster: true, v4: true},
  i18n: {defaultLocale: 'zh', locales: ['zh', 'en']},
  plugins: [
    ['@docusaurus/plugin-content-docs', {sidebarPath: './sidebars.js'}],
    ['@docusaurus/plugin-content-blog', {showReadingTime: true, onUntruncatedBlogPosts: 'ignore'}],
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-sitemap',
  ],
  themes: [
    '@docusaurus/theme-classic',
    ['@easyops-cn/docusaurus-search-local', {hashed: true, language: ['en', 'zh']}],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: locale === 'zh' ? '帮助中心' : 'Help centre',
      items: [
        ...products.map(({id, label}) => ({
          type: 'docSidebar',
          sidebarId: id,
          position: 'left',
          label: label[locale],
        })),
        {to: '/blog', label: locale === 'zh' ? '更新' : 'Updates', position: 'left'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
    footer: {style: 'dark', copyright: 'Built with Docusaurus.'},
  },
};
