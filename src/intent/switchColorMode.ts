import {nextColorChoice, type ColorChoice} from '../lib/nextColorChoice.ts';

/** What `theme/ColorModeToggle` calls the switch that goes through light, dark and system. */
export const colorModeSwitch = 'color-mode';

/** Where the theme keeps the reader's choice. */
export const colorModeKey = 'theme';

/**
 * Answers the switch of colour modes as the theme does, by the same attributes and the same place
 * in the storage: there the application finds the reader's choice.
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
    // Without storage the choice lasts as long as the page.
  }
}
