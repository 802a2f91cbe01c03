import {describe, expect, it} from 'vitest';
import {sampleItemView, samplePostView} from '../../../plugins/update-log/__tests__/samplePostView';
import {filterUpdates, isActive} from '../filterUpdates';

const posts = [
  samplePostView('2025-09-12', [
    sampleItemView({id: 'a', product: 'yicat', kind: 'new'}),
    sampleItemView({id: 'b', product: 'qtrans', kind: 'fixed'}),
  ]),
  samplePostView('2025-08-14', [sampleItemView({id: 'c', product: 'yicat', kind: 'fixed'})]),
];
const ids = (filter: Parameters<typeof filterUpdates>[1]) =>
  filterUpdates(posts, filter).map(({id}) => id);

describe('filterUpdates', () => {
  it('keeps the items of a product across all posts, newest first', () => {
    expect(ids({products: ['yicat'], kinds: []})).toEqual(['a', 'c']);
  });

  it('matches any of several products and any of several kinds, and combines both', () => {
    expect(ids({products: ['yicat', 'qtrans'], kinds: []})).toEqual(['a', 'b', 'c']);
    expect(ids({products: ['yicat', 'qtrans'], kinds: ['fixed']})).toEqual(['b', 'c']);
    expect(ids({products: ['faq'], kinds: ['fixed']})).toEqual([]);
  });

  it('returns the post of an item', () => {
    expect(filterUpdates(posts, {products: [], kinds: ['new']})).toMatchObject([
      {date: '2025-09-12', post: {permalink: '/en/blog/2025-09-12-sample'}},
    ]);
  });
});

it('isActive is true as soon as anything is chosen', () => {
  expect(isActive({products: [], kinds: []})).toBe(false);
  expect(isActive({products: [], kinds: ['new']})).toBe(true);
  expect(isActive({products: ['faq'], kinds: []})).toBe(true);
});
