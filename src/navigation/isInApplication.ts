import siteConfig from '@generated/docusaurus.config';
// The small sites of tests/fixtures/ have no `@site/config`, and their application needs this file.
import {isInPart} from '../../config/isInPart.ts';

/**
 * Whether this application has the page at a path. All other pages are ordinary navigations.
 * @param pathname path in the current language, with the language prefix
 */
export const isInApplication = (pathname: string): boolean =>
  isInPart(pathname, siteConfig.customFields?.part);
