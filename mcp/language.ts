import * as z from 'zod';
import {i18n, localeIds, type LocaleId} from '../config/locales.ts';
import {productIds} from '../config/products.ts';

/** Input that several tools take. */
export const language = z
  .enum(localeIds)
  .default('zh')
  .describe('Language of the pages: zh (Chinese, the default) or en (English)');

export const product = z
  .enum(productIds)
  .optional()
  .describe('Only this product; everything if left out');

/** What the addresses of a language begin with: `/` or `/en/`. */
export const baseUrlOf = (locale: LocaleId): string => i18n.localeConfigs[locale]?.baseUrl ?? '/';
