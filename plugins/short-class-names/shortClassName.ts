const lower = 'abcdefghijklmnopqrstuvwxyz';
const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function letters(index: number, alphabet: string): string {
  const rest = Math.floor(index / alphabet.length);
  const last = alphabet.charAt(index % alphabet.length);
  return rest === 0 ? last : letters(rest - 1, alphabet) + last;
}

/**
 * The class name for local name number `local` of CSS module number `file`, such as `_bkC`. Small
 * letters name the file and capitals the class, so that no two pairs share a name; the underscore
 * keeps them apart from the names of the theme.
 */
export function shortClassName(file: number, local: number): string {
  return `_${letters(file, lower)}${letters(local, upper)}`;
}
