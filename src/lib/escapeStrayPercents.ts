/** A run of percent-encoded bytes, or a percent sign that begins none. */
const percents = /(?:%[\da-f]{2})+|%/gi;

function isUtf8(run: string): boolean {
  try {
    decodeURIComponent(run);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a part of an address safe to decode: percent signs that do not spell UTF-8 are themselves
 * encoded, everything else stays as it is.
 * `/%E0%A4%A` becomes `/%25E0%25A4%25A`, and `decodeURIComponent` never throws on the result.
 */
export function escapeStrayPercents(address: string): string {
  return address.replace(percents, (run) =>
    run.length > 1 && isUtf8(run) ? run : run.replaceAll('%', '%25'),
  );
}
