const entry = /<url><loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g;

const decode = (text: string) => text.replaceAll('&apos;', "'").replaceAll('&amp;', '&');

/**
 * Returns the date of the last change of each page, by address.
 * @param sitemaps XML as the framework's plugin writes it, dates as `YYYY-MM-DD`
 */
export function lastChangesIn(sitemaps: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    sitemaps.flatMap((xml) =>
      [...xml.matchAll(entry)].map(([, address = '', date = '']) => [decode(address), date]),
    ),
  );
}
