import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';
import {useEffect, type ReactNode, useSyncExternalStore} from 'react';
import {isSearchShortcut} from '@site/src/lib/isSearchShortcut';
import {showMenu, shownMenu, menuAttribute, type Menu} from '@site/src/lib/phoneMenu';
import {useInertBackground} from './useInertBackground.ts';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: [menuAttribute]});
  return () => observer.disconnect();
}

/** Which menu is shown. The reader may have opened it before hydration. */
const useShownMenu = (): Menu | undefined =>
  useSyncExternalStore(subscribe, shownMenu, () => undefined);

const close = () => showMenu(undefined);

/** The width from which the navbar and the lists beside pages are shown in full. */
const wide = '(width > 996px)';

/** A link to another place of the site, or to this page in another language. */
const leads = 'a[href]:not([target=_blank])';

/** Receives the Back button of Android. Chromium has it, TypeScript's types do not. */
interface WithCloseWatcher {
  readonly CloseWatcher?: new (options: {signal: AbortSignal}) => EventTarget;
}

/** What ends an open menu; part of the page only while one is, as a page can hold one such handler. */
function Closing(): null {
  // Back closes the menu and stays on the page, if the entry before is of the same document.
  useHistoryPopHandler(() => {
    close();
    return false;
  });

  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    // Here Back closes it whatever the entry before is.
    const {CloseWatcher} = window as WithCloseWatcher;
    if (CloseWatcher) {
      new CloseWatcher({signal}).addEventListener('close', close);
    }
    document.addEventListener(
      'keydown',
      (event) => {
        // The shortcut of the search finds no field in an open menu.
        if (event.key === 'Escape' || isSearchShortcut(event)) {
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
    window.matchMedia(wide).addEventListener('change', close, {signal});
    return () => listening.abort();
  }, []);
  return null;
}

/**
 * The menu of narrow pages is not a separate element: the navbar expands into it, and the list
 * beside the page is its first part. The stylesheet draws it (`src/css/menu.css`), an attribute of
 * the root element says which part is shown (`phoneMenu`), and this component adds focus handling,
 * Esc, Back and an inert background.
 */
export function PhoneMenu(): ReactNode {
  const menu = useShownMenu();
  useInertBackground(menu);
  useEffect(() => {
    // A newly rendered button does not know that the menu is open.
    showMenu(shownMenu());
    // What says that a page has crashed has no menu that could be closed.
    return close;
  }, []);
  return (
    <>
      {menu && <Closing />}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={close} />
    </>
  );
}
