export default {
  title: '测试站',
  tagline: '',
  titleDelimiter: '|',
  baseUrl: '/',
  url: 'https://docs.example.com',
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  onBrokenLinks: 'throw',
  customFields: {},
  future: {experimental_router: 'browser'},
  themeConfig: {
    colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true},
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false},
    },
    blog: {sidebar: {groupByYear: true}},
    navbar: {title: '测试站', hideOnScroll: false, items: []},
    metadata: [],
    prism: {additionalLanguages: [], magicComments: []},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  },
};
