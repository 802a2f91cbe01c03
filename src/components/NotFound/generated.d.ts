declare module '@generated/page-index/default/pages.json' {
  import type {IndexedPage} from '@site/plugins/page-index/toPageIndex';

  const pages: readonly IndexedPage[];
  export default pages;
}
