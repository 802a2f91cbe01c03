import {createHash} from 'node:crypto';

/** Returns a hash of eight hexadecimal digits, as in the file names of the framework. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
