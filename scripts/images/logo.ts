import {markPaths} from '../../release/cards/markPaths.ts';
import {palette} from '../../release/cards/palette.ts';

/** Draws the logo in one colour, as the navbar and the footer show it. */
export function logo(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${markPaths('logo', color)}</svg>\n`;
}

/** Draws the logo for a browser tab in the colour mode of the browser, not of the site. */
export function favicon(colors: {readonly light: string; readonly dark: string}): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
    `<style>svg{color:${colors.light}}@media (prefers-color-scheme:dark){svg{color:${colors.dark}}}</style>` +
    `${markPaths('logo', 'currentColor')}</svg>\n`
  );
}

/**
 * Draws the logo on the background of the dark mode, for home screens.
 * @param share share of the edge that the logo's grid takes; a maskable icon may lose a fifth of
 *   its edge on every side, so its logo is smaller.
 */
export function appIcon(share: number): string {
  const edge = 24 / share;
  const start = (24 - edge) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${edge} ${edge}" shape-rendering="crispEdges">` +
    `<path d="M${start} ${start}h${edge}v${edge}h-${edge}z" fill="${palette.bg}"/>` +
    `${markPaths('logo', palette.text)}</svg>`
  );
}

/** Creates a `.ico` file with one PNG of 32 pixels, for clients that request `/favicon.ico`. */
export function iconFile(png: Uint8Array): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}
