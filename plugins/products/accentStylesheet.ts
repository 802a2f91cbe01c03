import type {Product} from '../../config/products.ts';

/**
 * Writes the custom properties of the product accents. The dark ones apply on screen only, because
 * print is light. `html[data-product]` colours a page and `[data-accent]` a part of one. Both set
 * `--product-accent` and Infima's primary colour. The framework's class for a docs version does so
 * too, for products without a root attribute.
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
