import {commonPart} from './commonPart.mjs';
import {productOfPath} from './productOfPath.ts';

/**
 * Whether a part of the site (docs/parts.md) has the page at a path, or would have it if it existed.
 * @param pathname path of the page, which may have a language prefix
 * @param part id of the product; `undefined` for the whole site, which has all pages
 */
export const isInPart = (pathname: string, part: unknown): boolean =>
  part === undefined || (productOfPath(pathname) ?? commonPart) === part;
