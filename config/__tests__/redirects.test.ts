import {expect, it} from 'vitest';
import {redirectsOf} from '../redirects.ts';

it('leads from addresses without the folder, and leaves articles outside of it alone', () => {
  expect(redirectsOf(['usage/intro', 'new-article'])).toEqual([
    {from: '/docs/alignment/intro', to: '/docs/alignment/usage/intro'},
  ]);
});
