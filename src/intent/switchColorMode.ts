import {nextColorChoice, type ColorChoice} from '../lib/nextColorChoice.ts';

/** Name of the button in `theme/ColorModeToggle` that cycles through light, dark and system. */
export const colorModeSwitch = 'color-mode';

/** Storage key of the theme for the reader's choice. */
export const colorModeKey = 'theme';

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
