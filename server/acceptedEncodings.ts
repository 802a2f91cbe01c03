/**
 * The compressions that a client accepts. sirv looks for their names anywhere in the header and
 * would therefore also accept one that `br;q=0` refuses.
 */
export const acceptedEncodings = (header: string | readonly string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .map((part) => /^\s*(br|gzip)\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(part))
    .filter((match) => match !== null && Number(match[2] ?? 1) > 0)
    .map((match) => match?.[1]?.toLowerCase())
    .join(', ');
