import {colorModeKey} from '../switchColorMode.ts';

/**
 * Tells the theme which colour mode is stored, by the event that it knows from other tabs. It looks
 * into the storage once, before the application has wholly taken the page over.
 */
export function syncColorMode(): void {
  try {
    const storageArea = window.localStorage;
    const newValue = storageArea.getItem(colorModeKey);
    window.dispatchEvent(new StorageEvent('storage', {key: colorModeKey, newValue, storageArea}));
  } catch {
    // Without storage the theme does not listen.
  }
}
