import * as z from 'zod';
import {localeIds} from '../config/locales.ts';
import {productIds} from '../config/products.ts';

/** Input parameters that several tools share. */
export const language = z
  .enum(localeIds)
  .default('zh')
  .describe('Language of the pages: zh (Chinese, the default) or en (English)');

export const product = z
  .enum(productIds)
  .optional()
  .describe('Only this product; everything if left out');
