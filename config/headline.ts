import type {Localized} from './locales.ts';

/**
 * What the home page says first, in two lines a language. Both languages stand side by side, so
 * they break at the same place. Names the number of products: change it with `products.ts`.
 */
export const headline: Localized<readonly [string, string]> = {
  zh: ['七款翻译产品，', '用法都在这里查。'],
  en: ['Seven translation products.', 'One place to look things up.'],
};
