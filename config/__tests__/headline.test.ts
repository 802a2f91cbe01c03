import {expect, it} from 'vitest';
import {headline} from '../headline.ts';
import {productCount} from '../productCount.ts';
import {products} from '../products.ts';

it('names the number of products besides the account', () => {
  const count = products.length - 1;
  expect('零一两三四五六七八九十'.at(count) ?? String(count)).toBe(productCount.zh);
  expect(headline.zh[0].startsWith(productCount.zh)).toBe(true);
  expect(headline.en[0].toLowerCase().startsWith(productCount.en)).toBe(true);
});
