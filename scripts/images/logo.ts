import {markPaths} from '../../release/cards/markPaths.ts';

/** Draws the logo in one colour, as the navbar and the footer show it. */
export function logo(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${markPaths('logo', color)}</svg>\n`;
}
