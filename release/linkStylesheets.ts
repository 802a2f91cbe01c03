export interface PageLinks {
  /** Path of the sheet that the framework has linked; all paths are from the root of the site. */
  readonly built: string;
  /** The sheet to link in its place. */
  readonly page: string;
  /** The sheets that come with the application, in the order of the cascade. */
  readonly application: readonly string[];
}

/**
 * Links the sheet that a page waits for, and names those that its application brings before the
 * application's scripts (config/pageTemplate.ts).
 */
export function linkStylesheets(html: string, {built, page, application}: PageLinks): string {
  return html
    .replaceAll(built, page)
    .replace('data-application="', (start) => `${start}${application.join(' ')} `);
}
