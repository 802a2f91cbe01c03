/** Id of the main element of each page, to which the skip link leads before and without scripts. */
export const mainId = 'main';
