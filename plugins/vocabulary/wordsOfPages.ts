/**
 * The components that a page has without an import: those of `src/theme/MDXComponents`, except what
 * the build alone writes, and those that remark plugins replace (`ApiReference`, `ApiSchema`,
 * `Messages`).
 */
export const wordsOfPages = [
  'Addresses',
  'ApiReference',
  'ApiSchema',
  'AskedPage',
  'Kbd',
  'Messages',
  'Plan',
  'Steps',
  'Term',
] as const;
