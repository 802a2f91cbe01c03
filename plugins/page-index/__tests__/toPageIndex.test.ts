import {describe, expect, it} from 'vitest';
import {toPageIndex} from '../toPageIndex';

const article = {permalink: '/docs/yicat/start/a', title: '甲', unlisted: false};

const content = (docs: object[], sidebar: object[] = [], posts: object[] = []) => ({
  'docusaurus-plugin-content-docs': {
    default: {loadedVersions: [{docs, sidebars: {yicat: sidebar}}]},
  },
  'docusaurus-plugin-content-blog': {default: {blogPosts: posts}},
});

describe('toPageIndex', () => {
  it('lists articles and posts', () => {
    const post = {metadata: {permalink: '/blog/2025-09-12', title: '九月更新'}};
    expect(toPageIndex(content([article], [], [post]))).toEqual([
      {path: '/docs/yicat/start/a', title: '甲'},
      {path: '/blog/2025-09-12', title: '九月更新'},
    ]);
  });

  it('lists section pages at any depth once, and no sections without a page', () => {
    const section = (permalink: string, items: object[]) => ({
      type: 'category',
      items,
      link: {type: 'generated-index', permalink, title: permalink},
    });
    const sidebar = [
      {type: 'doc', id: 'a'},
      {type: 'category', items: [section('/docs/yicat/inner', [])], link: null},
      section('/docs/yicat/outer', [{type: 'doc', id: 'b'}]),
    ];
    expect(toPageIndex(content([], sidebar)).map(({path}) => path)).toEqual([
      '/docs/yicat/inner',
      '/docs/yicat/outer',
    ]);
  });

  it('writes addresses as the site serves them', () => {
    const landing = {permalink: '/docs/yicat/', title: 'YiCAT'};
    expect(toPageIndex(content([landing]))).toEqual([{path: '/docs/yicat', title: 'YiCAT'}]);
  });

  it('leaves unlisted pages out', () => {
    expect(toPageIndex(content([{...article, unlisted: true}]))).toEqual([]);
  });
});
