import {useSyncExternalStore} from 'react';
import {menuAttribute, shownMenu, type Menu} from '@site/src/lib/phoneMenu';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: [menuAttribute]});
  return () => observer.disconnect();
}

/** Which menu is shown. The reader may have opened it before hydration. */
export const useShownMenu = (): Menu | undefined =>
  useSyncExternalStore(subscribe, shownMenu, () => undefined);
