import {markPaths} from '../../release/cards/markPaths.ts';
import {palette} from '../../release/cards/palette.ts';

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
