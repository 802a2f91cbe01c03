import {describe, expect, it} from 'vitest';
import {leanRoute} from '../leanRoute.ts';
import {sampleItemView, samplePostView} from './samplePostView.ts';

const post = samplePostView('2025-09-12', [sampleItemView()]);
const source = '@site/blog/2025-09-12-sample.mdx';
const bySource = new Map([[source, post]]);
const summary = {
  title: 'Post of 2025-09-12',
  permalink: '/en/blog/2025-09-12-sample',
  date: '2025-09-12',
  intro: 'What is new.',
  products: ['yicat'],
  kinds: {new: 1},
};
const inList = (path: string) => ({content: {__import: true, path, query: {truncated: 'true'}}});

describe('leanRoute', () => {
  it('gives a list the summaries of its posts instead of their modules', () => {
    const route = leanRoute(
      {
        path: '/en/blog',
        component: 'list',
        modules: {sidebar: 'sidebar.json', items: [inList(source)]},
        props: {metadata: {page: 1}},
      },
      bySource,
    );
    expect(route.modules).toEqual({sidebar: 'sidebar.json'});
    expect(route.props).toEqual({metadata: {page: 1}, posts: [summary]});
  });

  it('gives the archive the summaries instead of whole posts', () => {
    const route = leanRoute(
      {path: '/en/blog/archive', component: 'archive', props: {archive: {blogPosts: [{}]}}},
      bySource,
    );
    expect(route.props).toEqual({posts: [summary]});
  });

  it('does not change other routes', () => {
    const route = {path: '/en/blog/x', component: 'post', modules: {content: source}};
    expect(leanRoute(route, bySource)).toBe(route);
  });

  it('throws for a post that the log does not have', () => {
    expect(() =>
      leanRoute({path: '/blog', component: 'list', modules: {items: [inList('other')]}}, bySource),
    ).toThrow('/blog names a post');
  });
});
