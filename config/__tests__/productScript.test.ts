import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {products} from '../products';
import {productScript} from '../productScript';

/** Runs the script against an address and returns what it wrote on the root element. */
function attributeOf(pathname: string): string | null {
  let written: string | null = null;
  const document = {
    documentElement: {
      setAttribute(name: string, value: string) {
        expect(name).toBe('data-product');
        written = value;
      },
    },
  };
  runInNewContext(productScript(products), {location: {pathname}, document});
  return written;
}

describe('S2.60 productScript', () => {
  it.each(products.filter(({rootAttribute}) => rootAttribute))(
    'names $id in both languages',
    ({id}) => {
      expect(attributeOf(`/docs/${id}`)).toBe(id);
      expect(attributeOf(`/docs/${id}/no/such/page`)).toBe(id);
      expect(attributeOf(`/en/docs/${id}/intro`)).toBe(id);
      expect(attributeOf(`/docs/${id}.html`)).toBe(id);
    },
  );

  it.each([
    '/',
    '/en/',
    '/docs',
    '/blog',
    '/docs/plugin/intro',
    '/docs/yicat-nope',
    '/x/docs/yicat',
  ])('names no product at %s', (pathname) => {
    expect(attributeOf(pathname)).toBeNull();
  });

  it('does not contain text that closes its script element', () => {
    expect(productScript(products)).not.toMatch(/<\/|<!--/);
  });
});
