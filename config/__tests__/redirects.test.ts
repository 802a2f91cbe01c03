import {expect, it} from 'vitest';
import {redirectsOf} from '../redirects.ts';

it('redirects addresses without the folder, and no articles outside it', () => {
  expect(redirectsOf(['usage/intro', 'new-article'])).toEqual([
    {from: '/docs/alignment/intro', to: '/docs/alignment/usage/intro'},
  ]);
});
