import path from 'node:path';

/** Matches the tags with the address of a page: canonical, in each language, and for other sites. */
const addressTags =
  /<link [^>]*(?:rel="?canonical|hreflang=)[^>]*>|<meta [^>]*property="?og:url[^>]*>/g;

/**
 * Removes the address from the head of the not-found page, which is served for every unknown
 * address and has none. Other pages stay as they are.
 * @param file path of the page from the root of the built site
 */
export const withoutAddress = (html: string, file: string): string =>
  path.posix.basename(file) === '404.html' ? html.replace(addressTags, '') : html;
