/**
 * Details of a test that only `npm run nightly` runs. The rule is in docs/testing.md: a daily test
 * goes the same way under usual conditions, and no article, post or product can break this one alone.
 */
export const nightly = {tag: '@nightly'};

/** Details of a case of which `npm test` runs only those that are named here. */
export const daily = (names: readonly string[], name: string): {tag?: string} =>
  names.includes(name) ? {} : nightly;
