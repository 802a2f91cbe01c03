/** Matches a run of percent-encoded bytes, or a stray percent sign. */
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
 * Makes a part of an address safe to decode: it encodes percent signs that are not part of valid
 * UTF-8, and changes nothing else. `/%E0%A4%A` becomes `/%25E0%25A4%25A`, and `decodeURIComponent`
 * never throws on the result.
 */
export function escapeStrayPercents(address: string): string {
  return address.replace(percents, (run) =>
    run.length > 1 && isUtf8(run) ? run : run.replaceAll('%', '%25'),
  );
}
