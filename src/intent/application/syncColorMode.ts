import {colorModeKey} from '../switchColorMode.ts';

/**
 * Notifies the theme of the stored colour mode with a `storage` event, as from another tab. The
 * theme itself reads the storage only once, before hydration has finished.
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
