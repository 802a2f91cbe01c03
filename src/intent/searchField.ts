/** Returns the search field of the navbar, which every page has, also on phones. */
export const searchField = (): HTMLInputElement | null =>
  document.querySelector('.navbar [name="q"]');
