import {describe, expect, it} from 'vitest';
import {productIds} from '@site/config/products';
import {productOfPath} from '../productOfPath';

describe('productOfPath', () => {
  it.each(productIds)('recognizes %s in both languages, with and without a page', (id) => {
    for (const path of [
      `/docs/${id}`,
      `/docs/${id}/`,
      `/docs/${id}/a/b`,
      `/en/docs/${id}/a`,
      `/zh/docs/${id}`,
      `/docs/${id}.html`,
    ]) {
      expect(productOfPath(path), path).toBe(id);
    }
  });

  it('does not confuse products with the same prefix', () => {
    expect(productOfPath('/docs/alignment/usage/intro')).toBe('alignment');
    expect(productOfPath('/docs/aligner/intro')).toBe('aligner');
    expect(productOfPath('/docs/alignerx')).toBeNull();
  });

  it.each([
    '/',
    '/en/',
    '/docs',
    '/docs/',
    '/blog',
    '/blog/docs/yicat',
    '/docs/nope',
    '/endocs/yicat',
    '',
  ])('finds no product in “%s”', (path) => {
    expect(productOfPath(path)).toBeNull();
  });
});
