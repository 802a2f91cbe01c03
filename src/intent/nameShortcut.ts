import {shortcutName} from '../lib/shortcutName.ts';

/** Writes the reader's own key into the field of the search, as the application will. */
export function nameShortcut(): void {
  const key = document.querySelector('.navbar kbd');
  if (key) {
    key.textContent = shortcutName();
  }
}
