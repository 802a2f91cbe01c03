import type {Localized, LocaleId} from '../../config/locales.ts';
import {productById, type ProductId} from '../../config/products.ts';

const log: Localized = {zh: '更新日志', en: 'Update log'};

/** Returns the title of the feed of one product, or of all products. */
export function feedTitle(locale: LocaleId, product?: ProductId): string {
  if (!product) {
    return log[locale];
  }
  const name = productById(product).name[locale];
  return locale === 'zh' ? `${name} ${log.zh}` : `${name} update log`;
}
