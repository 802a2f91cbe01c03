/** Name of the buttons that open, close and switch the mobile menu. */
export const menuSwitch = 'menu';

/** `list` shows the articles or posts beside the page, `main` the items of the navbar. */
export type Menu = 'list' | 'main';

/**
 * Attribute of the root element that names the shown menu. The stylesheet, the inline script and
 * the application read it.
 */
export const menuAttribute = 'data-menu';

/** Returns the shown menu, or undefined if the menu is closed. */
export const shownMenu = (): Menu | undefined =>
  document.documentElement.dataset.menu as Menu | undefined;

/** Shows one of the menus, or none. */
export function showMenu(menu: Menu | undefined): void {
  const {dataset} = document.documentElement;
  if (menu) {
    dataset.menu = menu;
  } else {
    delete dataset.menu;
  }
  document.querySelector('.navbar__toggle')?.setAttribute('aria-expanded', String(Boolean(menu)));
}

/**
 * Handles a click on a button of the menu. A button with a value shows that menu. A button without
 * a value opens the menu, with the list first if the page has one, or closes it. The list opens with
 * its current item in the middle.
 */
export function switchMenu(button: Element): void {
  const named = button.getAttribute('value') as Menu | null;
  const first = document.querySelector('[name=menu][value]') ? 'list' : 'main';
  showMenu(named ?? (shownMenu() ? undefined : first));
  if (shownMenu() === 'list') {
    // Before the first paint of the list, which starts where the reader is.
    document.querySelector('aside [aria-current="page"]')?.scrollIntoView({block: 'center'});
  }
}
