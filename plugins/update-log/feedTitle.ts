import type {LocaleId} from '../../config/locales.ts';
import {productById, type ProductId} from '../../config/products.ts';
import {updateLogName} from '../../config/updateLogName.ts';

/** Returns the title of the feed of one product, or of all products. */
export function feedTitle(locale: LocaleId, product?: ProductId): string {
  if (!product) {
    return updateLogName[locale];
  }
  const name = productById(product).name[locale];
  return locale === 'zh' ? `${name} ${updateLogName.zh}` : `${name} update log`;
}
