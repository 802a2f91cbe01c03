/**
 * The position of the policy in a page. Only the encoding comes before it, because the policy does
 * not apply to earlier elements.
 */
const beginning = /<head>(\s*<meta charset=[^>]*>)?/i;

/**
 * Writes a Content-Security-Policy into a page. Throws where the page has no head to hold it.
 * @param file for the message
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
