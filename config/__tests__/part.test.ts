import {afterEach, describe, expect, it, vi} from 'vitest';
import {commonPart} from '../commonPart.mjs';
import {currentPart, hasCommonPages, productsOfBuild} from '../part.ts';
import {isProductId, productIds} from '../products.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('part', () => {
  it('has a product for the common pages', () => {
    expect(isProductId(commonPart)).toBe(true);
  });

  it('comes from the environment', () => {
    vi.stubEnv('SITE_PART', '');
    expect(currentPart()).toBeUndefined();
    expect(productsOfBuild()).toEqual(productIds);
    vi.stubEnv('SITE_PART', 'yiloc');
    expect(currentPart()).toBe('yiloc');
    expect(productsOfBuild()).toEqual(['yiloc']);
    vi.stubEnv('SITE_PART', 'nothing');
    expect(() => currentPart()).toThrow(/nothing.*yicat/);
  });

  it('is the whole site, or one product, with the common pages in one of them', () => {
    expect(hasCommonPages(undefined)).toBe(true);
    expect(productIds.filter((id) => hasCommonPages(id))).toEqual([commonPart]);
  });
});
