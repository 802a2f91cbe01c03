import type {Localized} from './locales.ts';
import {productCount} from './productCount.ts';

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Headline of the home page, two lines in each language. Both languages are side by side, so they
 * break at the same place.
 */
export const headline: Localized<readonly [string, string]> = {
  zh: [`${productCount.zh}款产品与账号问题，`, '用法都在这里查。'],
  en: [
    `${capitalized(productCount.en)} products and your account.`,
    'One place to look things up.',
  ],
};
