// `{z}` would not work: jiti, which loads the configuration, returns the default export.
import * as z from 'zod';

/** Date such as `2026-11-21`. `readFrontMatter` keeps dates as text. */
export const isoDate = z.iso.date({
  error: ({input}) =>
    input === undefined
      ? 'is missing'
      : `is “${typeof input === 'string' ? input : JSON.stringify(input)}”, which is not a date`,
});
