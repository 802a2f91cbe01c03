import {createHash} from 'node:crypto';

/** Returns twelve hexadecimal digits that depend on every character of a file but its line ends. */
export function sourceHash(source: string): string {
  return createHash('sha256').update(source.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
}
