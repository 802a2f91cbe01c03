import {describe, expect, it} from 'vitest';
import type {ProductId} from '@site/config/products';
import {createPreferredProduct} from '../preferredProduct';

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
  it('stores the product of the first page without asking for a reload', () => {
    const storage = memory('qtrans');
    expect(createPreferredProduct(storage).visit('yicat', 'load')).toBe(false);
    expect(storage.get()).toBe('yicat');
  });

  it('asks for one reload when a navigation changes the product, and for none after it', () => {
    const storage = memory();
    const before = createPreferredProduct(storage);
    before.visit('yicat', 'load');
    expect(before.visit('yiloc', 'navigation')).toBe(true);
    const reloaded = createPreferredProduct(storage);
    expect(reloaded.visit('yiloc', 'load')).toBe(false);
    expect(reloaded.visit('yiloc', 'navigation')).toBe(false);
  });

  it('asks for no reload within a product', () => {
    const preferred = createPreferredProduct(memory());
    preferred.visit('yicat', 'load');
    expect(preferred.visit('yicat', 'navigation')).toBe(false);
  });

  it('treats the first product after a page without one as a change', () => {
    expect(createPreferredProduct(memory()).visit('yicat', 'navigation')).toBe(true);
    expect(createPreferredProduct(memory('yicat')).visit('yicat', 'navigation')).toBe(false);
  });

  it('detects the change even if the product menu has already stored it', () => {
    const storage = memory();
    const preferred = createPreferredProduct(storage);
    preferred.visit('yicat', 'load');
    storage.set('yiloc');
    expect(preferred.visit('yiloc', 'navigation')).toBe(true);
  });

  it('does not reload if another tab opens another product', () => {
    const storage = memory();
    const preferred = createPreferredProduct(storage);
    preferred.visit('yicat', 'load');
    storage.set('faq');
    expect(preferred.visit('yicat', 'navigation')).toBe(false);
    expect(storage.get()).toBe('yicat');
  });

  it('never reloads when storage is unavailable', () => {
    const preferred = createPreferredProduct(blocked);
    expect(preferred.visit('yicat', 'load')).toBe(false);
    expect(preferred.visit('yiloc', 'navigation')).toBe(false);
  });
});
