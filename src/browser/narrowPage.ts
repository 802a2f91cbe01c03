/** Media query for pages with the mobile menu, as in the stylesheets. */
export const narrowPage = '(width<=996px)';
