import siteConfig from '@generated/docusaurus.config';
// The small sites of tests/fixtures/ have no `@site/config`, and their application needs this file.
import {commonPart} from '../../config/commonPart.mjs';
import {productOfPath} from '../lib/productOfPath.ts';

/**
 * Whether this application has the pages at a path. The application of a part has one product only
 * (docs/parts.md), and all other pages are ordinary navigations. An address that does not exist
 * counts too if the part would have it.
 * @param pathname path in the current language, with the language prefix
 */
export function isInApplication(
  pathname: string,
  part: unknown = siteConfig.customFields?.part,
): boolean {
  return part === undefined || (productOfPath(pathname) ?? commonPart) === part;
}
