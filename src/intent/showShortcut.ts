import {shortcutName} from '../lib/shortcutName.ts';

/** Writes the shortcut of the reader's platform into the search field, as the application does. */
export function showShortcut(): void {
  const key = document.querySelector('.navbar kbd');
  if (key) {
    key.textContent = shortcutName();
  }
}
