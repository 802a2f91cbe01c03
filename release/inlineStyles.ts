import {escapeRegExp} from '../src/lib/escapeRegExp.ts';

export interface PageStyles {
  /** Path of the sheet that the framework has linked; all paths are from the root of the site. */
  readonly built: string;
  /** What stands in its place, in the page itself. */
  readonly css: string;
  /** The sheets that come with the application, in the order of the cascade. */
  readonly application: readonly string[];
}

/**
 * Puts the styles of a page into it, in the place of the link to the framework's sheet, and names
 * those that its application brings before the application's scripts (config/pageTemplate.ts).
 * A page so is one answer: on a phone's line a stylesheet of its own costs a round trip before
 * anything can be seen. Throws where the page does not link the sheet once, or the styles would
 * end the element that they stand in.
 */
export function inlineStyles(html: string, {built, css, application}: PageStyles): string {
  const [link, ...more] =
    html.match(new RegExp(`<link [^>]*${escapeRegExp(built)}[^>]*>`, 'g')) ?? [];
  if (link === undefined || more.length > 0) {
    throw new Error(`A page does not link ${built} exactly once.`);
  }
  if (/<\/style/i.test(css)) {
    throw new Error(
      'A stylesheet has "</style" in it. Write the "<" as \\3c in CSS, %3C in a URL.',
    );
  }
  return html
    .replace(link, () => `<style>${css}</style>`)
    .replace('data-application="', (start) => `${start}${application.join(' ')} `);
}
