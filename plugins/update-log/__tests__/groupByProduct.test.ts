import {expect, it} from 'vitest';
import {groupByProduct} from '../groupByProduct.ts';
import {sampleItemView} from './samplePostView.ts';

it('groups items in the order of the products and leaves empty products out', () => {
  const items = [
    sampleItemView({product: 'faq', id: 'email-codes'}),
    sampleItemView({product: 'yicat', id: 'split-preview'}),
    sampleItemView({product: 'faq', id: 'digital-invoice'}),
  ];
  expect(
    groupByProduct(items).map(({product, items: own}) => [product, own.map(({id}) => id)]),
  ).toEqual([
    ['yicat', ['split-preview']],
    ['faq', ['email-codes', 'digital-invoice']],
  ]);
});
