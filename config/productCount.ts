import {products} from './products.ts';
import type {Localized} from './locales.ts';

const words: Localized<readonly string[]> = {
  zh: ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
};

/** Number of products without the account, which `products` also lists. */
const count = products.filter(({id}) => id !== 'faq').length;

/** Number of products, in words up to ten. */
export const productCount: Localized = {
  zh: words.zh[count] ?? String(count),
  en: words.en[count] ?? String(count),
};
