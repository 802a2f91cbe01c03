/** Next choice of the colour mode switch, by current choice, if `system` is a choice. */
export const nextColorChoice = {light: 'dark', dark: 'system', system: 'light'} as const;

export type ColorChoice = keyof typeof nextColorChoice;

/** Name of the button in `theme/ColorModeToggle` that cycles through light, dark and system. */
export const colorModeSwitch = 'color-mode';

/** Storage key of the theme for the reader's choice. */
const colorModeKey = 'theme';

/**
 * Switches the colour mode as the theme does, with the same attributes and the same storage key,
 * from which the application reads the choice.
 */
export function switchColorMode(): void {
  const page = document.documentElement.dataset;
  const choice = nextColorChoice[(page.themeChoice as ColorChoice | undefined) ?? 'system'];
  page.themeChoice = choice;
  if (choice === 'system') {
    page.theme = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';
  } else {
    page.theme = choice;
  }
  try {
    if (choice === 'system') {
      localStorage.removeItem(colorModeKey);
    } else {
      localStorage.setItem(colorModeKey, choice);
    }
  } catch {
    // Without storage the choice applies only to this page.
  }
}

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
