import {createHash} from 'node:crypto';

/** Eight hexadecimal digits that change with a text, as in the names of the framework's files. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
