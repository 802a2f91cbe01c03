import type {Config} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import {announcementBar} from './config/announcement.ts';
import {blog} from './config/blog.ts';
import {contact} from './config/contact.ts';
import {docs} from './config/docs.ts';
import {footer} from './config/footer.ts';
import {parseFrontMatter} from './config/frontMatter.ts';
import {headTags} from './config/head.ts';
import {currentLocale, i18n} from './config/locales.ts';
import {mdxPlugins} from './config/mdx.ts';
import {isInPart} from './config/isInPart.ts';
import {metadata} from './config/metadata.ts';
import {navbar} from './config/navbar.ts';
import {pageTemplate} from './config/pageTemplate.ts';
import {currentPart, hasCommonPages} from './config/part.ts';
import {redirects} from './config/redirects.ts';
import {search} from './config/search.ts';
import {site} from './config/site.ts';
import {sitemap} from './config/sitemap.ts';
import {listedArticles} from './plugins/articles/listedArticles.ts';

const part = currentPart();

const articleCounts = Object.fromEntries(
  Object.entries(listedArticles(process.cwd(), currentLocale())).map(([product, slugs]) => [
    product,
    slugs.length,
  ]),
);

const themeConfig = {
  navbar,
  footer,
  announcementBar,
  colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
  docs: {versionPersistence: 'localStorage', sidebar: {autoCollapseCategories: false}},
  prism: {theme: {plain: {}, styles: []}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  metadata,
} satisfies UserThemeConfig;

/** Plugins for the pages that belong to no product. */
const commonPages: NonNullable<Config['plugins']> = [
  './plugins/offline/index.ts',
  './plugins/glossary-page/index.ts',
  './plugins/readers/index.ts',
  ['./plugins/update-log/index.ts', blog],
  ['@docusaurus/plugin-content-pages', {path: 'src/pages', ...mdxPlugins}],
];

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: '/',
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  customFields: {contact, articleCounts, part},
  i18n,
  headTags,
  clientModules: [
    './src/clientModules/safeAddress.ts',
    './src/clientModules/tellOpenedPage.ts',
    './src/clientModules/replayAfterCrash.ts',
    './src/clientModules/syncRestoredColorMode.ts',
    './src/clientModules/prefetch.ts',
    './src/clientModules/forgetMachineTags.ts',
    './src/clientModules/notFoundRoot.ts',
    './src/clientModules/productAttribute.ts',
    './src/clientModules/translatedPage.ts',
  ],
  ssrTemplate: pageTemplate,
  scripts: site.analyticsUrl ? [{src: site.analyticsUrl, async: true}] : [],
  // A part has links to pages of other parts, so the release step checks its links (release/parts/).
  onBrokenLinks: part ? 'ignore' : 'throw',
  onBrokenAnchors: part ? 'ignore' : 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'mdx',
    emoji: false,
    parseFrontMatter,
    mdx1Compat: {comments: false, admonitions: false, headingIds: false},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  future: {
    faster: true,
    v4: {removeLegacyPostBuildHeadAttribute: true, siteStorageNamespacing: false},
  },
  plugins: [
    './plugins/static-first/index.ts',
    './plugins/bundle/index.ts',
    './plugins/licences/index.ts',
    './plugins/products/index.ts',
    './plugins/short-class-names/index.ts',
    './plugins/page-index/index.ts',
    ['@docusaurus/plugin-content-docs', docs],
    ...(hasCommonPages() ? commonPages : []),
    ['@docusaurus/plugin-sitemap', sitemap],
    [
      '@docusaurus/plugin-client-redirects',
      {redirects: redirects.filter(({to}) => isInPart(to, part))},
    ],
  ],
  themes: [
    ['./plugins/classic-theme/index.ts', {customCss: ['./src/css/index.css']}],
    ['./plugins/search/index.ts', search],
  ],
  themeConfig,
};

export default config;
