import {useSyncExternalStore} from 'react';
import {menuAttribute, shownMenu, type Menu} from '@site/src/lib/phoneMenu';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: [menuAttribute]});
  return () => observer.disconnect();
}

/** Which menu is shown, whoever has opened it: the reader may have done so before React was there. */
export const useShownMenu = (): Menu | undefined =>
  useSyncExternalStore(subscribe, shownMenu, () => undefined);
