import {baseUrls, localeIds} from '../config/locales.ts';
import {redirects} from '../config/redirects.ts';
import {localizedRedirects} from '../release/redirectsFile.ts';
import {MissingFile, type Site} from './Site.ts';

/** Whether pages and lists of the site write this origin: a preview or mirror has that of its build. */
async function isWritten(origin: string, site: Site): Promise<boolean> {
  const [, home = ''] = /^url: (\S+)$/m.exec(await site.text('/index.md')) ?? [];
  return URL.canParse(home) && new URL(home).origin === origin;
}

/**
 * Returns the Markdown of a page.
 * @param page its address, also one that it had before or that pages and lists of the site link, or
 *   its path from the root of the site; hash and query are ignored
 * @throws Error if the address belongs to another site or the page does not exist
 */
export async function readPageText(site: Site, page: string): Promise<string> {
  const url = URL.canParse(page, site.origin) ? new URL(page, site.origin) : undefined;
  if (!url || (url.origin !== site.origin && !(await isWritten(url.origin, site)))) {
    throw new Error(`“${page}” is not a page of ${site.origin}.`);
  }
  const path = url.pathname.replace(/(\/index)?(\.html|\.md)?\/?$/, '');
  const isHome = localeIds.some((locale) => baseUrls[locale] === `${path}/`);
  try {
    return await site.text(isHome ? `${path}/index.md` : `${path}.md`);
  } catch (error) {
    if (error instanceof MissingFile) {
      // Servers redirect the addresses of pages, not those of their Markdown.
      const moved = localizedRedirects(redirects).find(({from}) => from === path);
      if (moved) {
        return readPageText(site, moved.to);
      }
      throw new Error(
        `${site.origin} has no page ${path || '/'} in Markdown. list_pages lists articles and posts.`,
        {cause: error},
      );
    }
    throw error;
  }
}
