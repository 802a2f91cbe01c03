/** Matches characters that XML 1.0 does not allow. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;

/**
 * Escapes text for the content of an XML or HTML element, or of an attribute in double quotes.
 * Characters that XML forbids are removed.
 */
export function xmlText(text: string): string {
  return text
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
