import {describe, expect, it} from 'vitest';
import {latestUpdates} from '../latestUpdates.ts';

const post = {
  title: '2025 年 9 月更新',
  permalink: '/blog/2025-09-12-custom-qa-conditions',
  date: '2025-09-12T00:00:00.000Z',
  products: ['yicat', 'yiloc'],
};

describe('latestUpdates', () => {
  it('reads the posts of the update log, with the day only', () => {
    expect(latestUpdates({latest: [post]})).toEqual([{...post, date: '2025-09-12'}]);
  });

  it.each([undefined, null, 'latest', {}, {latest: 'none'}])(
    'is empty without an update log: %j',
    (data) => {
      expect(latestUpdates(data)).toEqual([]);
    },
  );

  it('leaves out what is no post, and products that are not ours', () => {
    expect(
      latestUpdates({
        latest: [null, {...post, title: 1}, {...post, products: ['yicat', 'other', 7]}],
      }),
    ).toEqual([{...post, date: '2025-09-12', products: ['yicat']}]);
  });

  it('takes a post without products as one about none', () => {
    expect(latestUpdates({latest: [{...post, products: undefined}]})[0]?.products).toEqual([]);
  });
});
