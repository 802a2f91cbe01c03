/**
 * The product whose part also has the pages that belong to no product: home, update log, glossary,
 * search results. The framework needs at least one product in each build, and the account belongs
 * to all products. The scripts that run without TypeScript read it too.
 */
export const commonPart = 'faq';
