import {expect, it} from 'vitest';
import {headline} from '../headline.ts';
import {productCount} from '../productCount.ts';
import {products} from '../products.ts';

it('names the number of products besides the account', () => {
  const digits: Record<string, number> = {六: 6, 七: 7, 八: 8, 九: 9, 十: 10};
  expect(digits[productCount.zh] ?? Number(productCount.zh)).toBe(products.length - 1);
  expect(headline.zh[0].startsWith(productCount.zh)).toBe(true);
  expect(headline.en[0].toLowerCase().startsWith(productCount.en)).toBe(true);
});
