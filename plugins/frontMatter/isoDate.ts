// Not `{z}`: jiti, which loads the configuration, hands out the module's default export.
import * as z from 'zod';

/** A day, as `2026-11-21`; `readFrontMatter` keeps dates as text. */
export const isoDate = z.iso.date({
  error: ({input}) =>
    input === undefined
      ? 'is missing'
      : `is “${typeof input === 'string' ? input : JSON.stringify(input)}”, which is no date`,
});
