/** Stylesheets: a browser never shows one as a page, and none runs code. */
export const harmlessEnding = '.css';

/** What counts for every kind of answer: its type is what it says. */
const always = new Set(['X-Content-Type-Options']);

/** Whether a header says something only about what can run or be shown as a page. */
export const isForPages = (name: string): boolean => !always.has(name);

/**
 * The headers of an answer. A page waits for its stylesheet, and the policies of pages are longer
 * than some pages: 1.3 KB that no browser reads there.
 * @param headers those of every page, by name
 */
export function headersFor(
  pathname: string,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return pathname.endsWith(harmlessEnding)
    ? Object.fromEntries(Object.entries(headers).filter(([name]) => !isForPages(name)))
    : headers;
}
