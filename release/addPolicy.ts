/**
 * Matches the position of the policy in a page. Only the encoding comes before it, because a policy
 * does not apply to earlier elements.
 */
const beginning = /<head>(\s*<meta charset=[^>]*>)?/i;

/**
 * Writes a Content-Security-Policy into a page. Throws if the page has no head.
 * @param file path that the error message names
 */
export function addPolicy(html: string, policy: string, file: string): string {
  if (!beginning.test(html)) {
    throw new Error(
      `${file} has no <head>, so it cannot carry the Content-Security-Policy. Write a whole page: ` +
        '<!doctype html><html lang="…"><head><meta charset="utf-8">…',
    );
  }
  return html.replace(
    beginning,
    (start) => `${start}<meta http-equiv=Content-Security-Policy content="${policy}">`,
  );
}
