import type {Product} from '../../config/products.ts';

/**
 * Writes the custom properties of the product accents.
 * The dark ones hold on screen only: prints are light.
 * `html[data-product]` colours a page, `[data-accent]` any part of one; both set
 * `--product-accent`, and Infima's primary colour with it. The framework's class for a docs version
 * does so too: a product without a root attribute has no other sign on its pages.
 */
export function accentStylesheet(products: readonly Pick<Product, 'id' | 'accent'>[]): string {
  const palette = (mode: 'light' | 'dark') =>
    products.map(({id, accent}) => `  --accent-${id}: ${accent[mode]};`).join('\n');
  const scopes = products
    .map(
      ({id}) => `html[data-product='${id}'],
html.docs-version-${id},
[data-accent='${id}'] {
  --product-accent: var(--accent-${id});
  --ifm-color-primary: var(--product-accent);
}`,
    )
    .join('\n');
  return `:root {\n${palette('light')}\n}\n@media not print {\n[data-theme='dark'] {\n${palette('dark')}\n}\n}\n${scopes}\n`;
}
