import {expect, it} from 'vitest';
import {headline} from '../headline.ts';
import {products} from '../products.ts';

it('names the number of products', () => {
  const fix = 'The list of products has grown or shrunk: change the number in config/headline.ts.';
  expect(products.length, fix).toBe(7);
  expect(headline.zh[0], fix).toContain('七款');
  expect(headline.en[0], fix).toContain('Seven');
});
