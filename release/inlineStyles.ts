import {CliError} from '../scripts/run/CliError.mjs';
import {escapeRegExp} from '../src/lib/escapeRegExp.ts';

export interface PageStyles {
  /**
   * Path of the sheet that the framework linked. All paths are relative to the root of the site.
   */
  readonly built: string;
  /** Styles that replace it in the page. */
  readonly css: string;
  /** Sheets that load with the application, in the order of the cascade. */
  readonly application: readonly string[];
}

/**
 * Replaces the link to the framework's stylesheet with the styles of the page, and lists the
 * stylesheets of the application before its scripts (config/pageTemplate.ts). A page is then a
 * single response: on a mobile network a separate stylesheet costs a round trip before the first
 * paint. Throws if the page does not link the stylesheet exactly once, or if the styles would close
 * their own element.
 */
export function inlineStyles(html: string, {built, css, application}: PageStyles): string {
  const [link, ...more] =
    html.match(new RegExp(`<link [^>]*${escapeRegExp(built)}[^>]*>`, 'g')) ?? [];
  if (link === undefined || more.length > 0) {
    throw new Error(`A page does not link ${built} exactly once.`);
  }
  if (/<\/style/i.test(css)) {
    throw new CliError(
      'A stylesheet has "</style" in it. Write the "<" as \\3c in CSS, %3C in a URL.',
    );
  }
  return html
    .replace(link, () => `<style>${css}</style>`)
    .replace('data-application="', (start) => `${start}${application.join(' ')} `);
}
