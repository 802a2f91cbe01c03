/**
 * Puts the new names of stylesheets into a page.
 * @param renamed new paths by old ones, both from the root of the site without a slash before
 */
export function linkStylesheets(html: string, renamed: ReadonlyMap<string, string>): string {
  return [...renamed].reduce((text, [from, to]) => text.replaceAll(`/${from}`, `/${to}`), html);
}

/**
 * Links more stylesheets at the end of the head: they stand behind that of all pages, as they do
 * when the application loads them.
 * @param hrefs paths from the root of the site
 */
export function addStylesheets(html: string, hrefs: readonly string[]): string {
  const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return html.replace('</head>', () => `${links}</head>`);
}
