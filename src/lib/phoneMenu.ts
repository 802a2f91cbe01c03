/** What the buttons are called that open, close and turn the menu of narrow pages. */
export const menuSwitch = 'menu';

/** `list`: the articles or posts beside the page. `main`: what the navbar holds. */
export type Menu = 'list' | 'main';

/**
 * The root element holds which menu is shown. The stylesheet, the inline script and React read it.
 */
export const menuAttribute = 'data-menu';

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
 * Does what a press on one of the menu's buttons asks for. The one with a value shows that menu;
 * the one without opens and closes, beginning with the list where the page has one.
 */
export function switchMenu(button: Element): void {
  const named = button.getAttribute('value') as Menu | null;
  const first = document.querySelector('[name=menu][value]') ? 'list' : 'main';
  showMenu(named ?? (shownMenu() ? undefined : first));
}
