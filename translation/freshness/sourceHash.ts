import {createHash} from 'node:crypto';

/** Twelve hexadecimal digits that change with any character of a file, whatever ends its lines. */
export function sourceHash(source: string): string {
  return createHash('sha256').update(source.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
}
