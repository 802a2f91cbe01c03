import {colorModeKey} from '../switchColorMode.ts';

/**
 * Tells the theme which colour mode the page itself has switched to. It looks once, before the
 * application has wholly taken the page over; later it listens for choices made in other tabs.
 */
export function tellColorChoice(): void {
  try {
    const storageArea = window.localStorage;
    const newValue = storageArea.getItem(colorModeKey);
    window.dispatchEvent(new StorageEvent('storage', {key: colorModeKey, newValue, storageArea}));
  } catch {
    // Without storage the theme does not listen.
  }
}
