import {finishSite, type SiteOptions} from './finishSite.ts';
import {preparePages, type PreparePagesOptions} from './preparePages.ts';

export type ReleaseOptions = SiteOptions & PreparePagesOptions;

/**
 * Prepares a build of the whole site for any server: a policy and styles in each page, redirects,
 * headers, texts for programs, compressed files.
 * @throws Error if a page has code that no strict policy can allow; it names the page
 */
export async function prepareRelease(options: ReleaseOptions): Promise<void> {
  await finishSite(options, await preparePages(options));
}
