import {shortName} from '../../src/lib/shortName.ts';

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The class name for local name number `local` of CSS module number `file`, such as `_bkC`. Small
 * letters name the file and capitals the class, so that no two pairs share a name; the underscore
 * keeps them apart from the names of the theme.
 */
export function shortClassName(file: number, local: number): string {
  return `_${shortName(file)}${shortName(local, upper)}`;
}
