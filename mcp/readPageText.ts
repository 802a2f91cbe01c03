import {SearchFault} from '../plugins/search/client/worker/servedFiles.ts';
import type {Site} from './Site.ts';

/**
 * Returns the Markdown of a page.
 * @param page its address, or its path from the root of the site; hash and query are ignored
 * @throws Error if the address belongs to another site or the page does not exist
 */
export async function readPageText(site: Site, page: string): Promise<string> {
  const url = URL.canParse(page, site.origin) ? new URL(page, site.origin) : undefined;
  if (url?.origin !== site.origin) {
    throw new Error(`“${page}” is no page of ${site.origin}.`);
  }
  const path = url.pathname.replace(/(\.html|\.md)?\/?$/, '');
  try {
    return await site.text(`${path}.md`);
  } catch (error) {
    if (error instanceof SearchFault && error.kind === 'missing') {
      throw new Error(
        `${site.origin} has no page ${path || '/'} in Markdown. list_pages lists all that there are.`,
        {cause: error},
      );
    }
    throw error;
  }
}
