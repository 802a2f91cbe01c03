import {markPaths} from '../../release/cards/markPaths.ts';

/** Draws the logo for a browser tab in the colour mode of the browser, not of the site. */
export function favicon(colors: {readonly light: string; readonly dark: string}): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
    `<style>svg{color:${colors.light}}@media (prefers-color-scheme:dark){svg{color:${colors.dark}}}</style>` +
    `${markPaths('logo', 'currentColor')}</svg>\n`
  );
}
