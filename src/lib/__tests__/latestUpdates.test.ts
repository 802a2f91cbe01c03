import {describe, expect, it} from 'vitest';
import {latestUpdates} from '../latestUpdates.ts';

const post = {
  title: '2025 年 9 月更新',
  permalink: '/blog/2025-09-12-custom-qa-conditions',
  date: '2025-09-12T00:00:00.000Z',
  products: ['yicat', 'yiloc'],
};

describe('latestUpdates', () => {
  it('reads the posts of the update log, with dates without time', () => {
    expect(latestUpdates({latest: [post]})).toEqual([{...post, date: '2025-09-12'}]);
  });

  it.each([undefined, null, 'latest', {}, {latest: 'none'}])(
    'is empty without an update log: %j',
    (data) => {
      expect(latestUpdates(data)).toEqual([]);
    },
  );

  it('leaves out values that are not posts, and unknown products', () => {
    expect(
      latestUpdates({
        latest: [null, {...post, title: 1}, {...post, products: ['yicat', 'other', 7]}],
      }),
    ).toEqual([{...post, date: '2025-09-12', products: ['yicat']}]);
  });

  it('accepts a post without products', () => {
    expect(latestUpdates({latest: [{...post, products: undefined}]})[0]?.products).toEqual([]);
  });
});
