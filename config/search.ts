import type {PluginOptions} from '@easyops-cn/docusaurus-search-local/dist/types/index.js';

/**
 * Search in the browser. Both languages are indexed in each build, as readers of one language type
 * terms of the other. The folders are named so that the file name of the index changes with the
 * content: the plugin's defaults do not exist here.
 */
export const search = {
  hashed: 'filename',
  language: ['zh', 'en'],
  docsDir: ['versioned_docs', 'i18n/en/docusaurus-plugin-content-docs'],
  blogDir: ['blog', 'i18n/en/docusaurus-plugin-content-blog'],
  indexPages: true,
  highlightSearchTermsOnTargetPage: true,
  searchResultLimits: 8,
} satisfies PluginOptions;
