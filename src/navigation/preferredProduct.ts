import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
// The small sites of tests/fixtures/ have no `@site/config`, and their application needs this file.
import {productById, type ProductId} from '../../config/products.ts';
import {productOfPath} from '../../config/productOfPath.ts';
import {createPreferredProduct, preferredProductKey} from '../lib/createPreferredProduct.ts';

const preferred = ExecutionEnvironment.canUseDOM
  ? createPreferredProduct(createStorageSlot(preferredProductKey))
  : undefined;

/**
 * Returns the product that a page makes the preferred one; `undefined` for pages outside the products
 * and for products without an attribute on the root element.
 * @param pathname path of the page, which may have a language prefix
 */
export function rememberedProduct(pathname: string): ProductId | undefined {
  const product = productOfPath(pathname);
  return product && productById(product).rootAttribute ? product : undefined;
}

/** Whether a page changes the preferred product of this document. */
export function changesProduct(pathname: string): boolean {
  const product = rememberedProduct(pathname);
  return product !== undefined && preferred?.isOther(product) === true;
}

/** Stores the product of a page, if it has one. Returns whether the storage keeps it. */
export function keepProduct(pathname: string): boolean {
  const product = rememberedProduct(pathname);
  return product !== undefined && preferred?.keep(product) === true;
}
