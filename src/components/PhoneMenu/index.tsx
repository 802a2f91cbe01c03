import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';
import {useEffect, useLayoutEffect, type ReactNode, useSyncExternalStore} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {showMenu, shownMenu, menuAttribute, type Menu} from '@site/src/browser/phoneMenu';
import {inertOutside} from '@site/src/browser/inertOutside';
import {narrowPage} from '@site/src/browser/narrowPage';

const navbar = `.${ThemeClassNames.layout.navbar.container}`;
/** Selects the list beside the page. */
const list = 'aside:has([name=menu])';

/** Selects elements that may have the focus in an open menu and are hidden when it closes. */
const hidden = `${list} *,${navbar} :is(a,button)`;

const partsOf: Readonly<Record<Menu, string>> = {main: navbar, list: `${navbar},${list}`};

const focusButton = () =>
  document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});

/**
 * Keeps the focus in the menu while it is shown: the focus is on its button, and the rest of the
 * page is inert.
 */
function useInertBackground(menu: Menu | undefined): void {
  useEffect(() => {
    if (!menu) {
      return undefined;
    }
    const free = inertOutside(...document.querySelectorAll(partsOf[menu]));
    focusButton();
    return () => {
      free();
      if (document.activeElement?.matches(`body,${hidden}`)) {
        focusButton();
      }
    };
  }, [menu]);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: [menuAttribute]});
  return () => observer.disconnect();
}

/** Returns the shown menu, which the reader may have opened before hydration. */
const useShownMenu = (): Menu | undefined =>
  useSyncExternalStore(subscribe, shownMenu, () => undefined);

const close = () => showMenu(undefined);

/** Selects links that navigate in this tab. */
const leads = 'a[href]:not([target=_blank])';

/**
 * `CloseWatcher` receives Android's Back button. Chromium has it, but TypeScript's types do not.
 */
interface WithCloseWatcher {
  readonly CloseWatcher?: new (options: {signal: AbortSignal}) => EventTarget;
}

/**
 * Handlers that close an open menu. It is mounted only then, as a page can have one pop handler.
 */
function Closing(): null {
  // Back closes the menu and stays on the page, if the previous entry is in the same document.
  useHistoryPopHandler(() => {
    close();
    return false;
  });

  // The next key may come before the menu is painted.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    // With `CloseWatcher`, Back closes the menu for any previous entry.
    const {CloseWatcher} = window as WithCloseWatcher;
    if (CloseWatcher) {
      new CloseWatcher({signal}).addEventListener('close', close);
    }
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') {
          close();
        }
      },
      {capture: true, signal},
    );
    document.addEventListener(
      'click',
      ({target}) => {
        if (target instanceof Element && target.closest(leads)) {
          close();
        }
      },
      {signal},
    );
    window.matchMedia(narrowPage).addEventListener('change', close, {signal});
    return () => listening.abort();
  }, []);
  return null;
}

/**
 * Adds focus handling, Esc, Back and an inert background to the mobile menu. The menu is not a
 * separate element: the navbar expands into it, and the list beside the page is its first part. The
 * stylesheet draws it (`src/css/menu.css`), and an attribute of the root element names the shown
 * part (`phoneMenu`).
 */
export function PhoneMenu(): ReactNode {
  const menu = useShownMenu();
  useInertBackground(menu);
  useEffect(() => {
    // A newly rendered button does not have the state of an open menu.
    showMenu(shownMenu());
    // The crash page has no button to close the menu.
    return close;
  }, []);
  return (
    <>
      {menu && <Closing />}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={close} />
    </>
  );
}
