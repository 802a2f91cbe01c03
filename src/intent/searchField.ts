/** The search field of the navigation bar, which is in every page, on phones as well. */
export const searchField = (): HTMLInputElement | null =>
  document.querySelector('.navbar [name="q"]');
