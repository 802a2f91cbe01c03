// `{z}` would not work: jiti, which loads the configuration, returns the default export.
import * as z from 'zod';
import {quote} from './quote.ts';

/** Date such as `2026-11-21`. `readFrontMatter` keeps dates as text. */
export const isoDate = z.iso.date({
  error: ({input}) =>
    input === undefined ? 'is missing' : `is ${quote(input)}, which is not a date`,
});
