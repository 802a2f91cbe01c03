import {describe, expect, it} from 'vitest';
import type {ProductId} from '@site/config/products';
import {createPreferredProduct} from '../createPreferredProduct';

function memory(initial: string | null = null) {
  let value = initial;
  return {
    get: () => value,
    set: (product: ProductId) => {
      value = product;
    },
  };
}

const blocked = {get: () => null, set: () => undefined};

describe('S2.61 S2.62 createPreferredProduct', () => {
  it('stores the product of a page, which then is no other one', () => {
    const storage = memory('qtrans');
    const preferred = createPreferredProduct(storage);
    expect(preferred.isOther('yicat')).toBe(true);
    expect(preferred.keep('yicat')).toBe(true);
    expect(storage.get()).toBe('yicat');
    expect(preferred.isOther('yicat')).toBe(false);
    expect(preferred.isOther('yiloc')).toBe(true);
  });

  it('treats the first product as a change only if it is not the stored one', () => {
    expect(createPreferredProduct(memory()).isOther('yicat')).toBe(true);
    expect(createPreferredProduct(memory('yicat')).isOther('yicat')).toBe(false);
  });

  it('detects the change even if the product menu has already stored it', () => {
    const storage = memory();
    const preferred = createPreferredProduct(storage);
    preferred.keep('yicat');
    storage.set('yiloc');
    expect(preferred.isOther('yiloc')).toBe(true);
  });

  it('sees no change if another tab opens another product', () => {
    const storage = memory();
    const preferred = createPreferredProduct(storage);
    preferred.keep('yicat');
    storage.set('faq');
    expect(preferred.isOther('yicat')).toBe(false);
  });

  it('says that a blocked storage keeps nothing', () => {
    expect(createPreferredProduct(blocked).keep('yicat')).toBe(false);
  });
});
