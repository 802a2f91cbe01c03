/**
 * Puts the new names of stylesheets into a page.
 * @param renamed new paths by old ones, both from the root of the site without a slash before
 */
export function linkStylesheets(html: string, renamed: ReadonlyMap<string, string>): string {
  return [...renamed].reduce((text, [from, to]) => text.replaceAll(`/${from}`, `/${to}`), html);
}
