import {commonPart} from './commonPart.mjs';
import {isProductId, productIds, type ProductId} from './products.ts';

/**
 * Returns the product that this build is limited to, from the environment variable `SITE_PART`;
 * `undefined` in a build of the whole site.
 * @throws Error if no product has this id
 */
export function currentPart(): ProductId | undefined {
  const part = process.env.SITE_PART;
  if (part === undefined || part === '') {
    return undefined;
  }
  if (!isProductId(part)) {
    throw new Error(`SITE_PART is “${part}”, but the products are ${productIds.join(', ')}.`);
  }
  return part;
}

/** Whether this build has the pages that belong to no product. */
export const hasCommonPages = (part = currentPart()): boolean =>
  part === undefined || part === commonPart;

/** Returns the products whose pages this build has. */
export const productsOfBuild = (part = currentPart()): readonly ProductId[] =>
  part === undefined ? productIds : [part];
