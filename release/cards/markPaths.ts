import {drawings, type MarkName} from '../../src/components/Mark/drawings.ts';

/** Returns the SVG paths of a mark on its 24-unit grid, in one colour. */
export function markPaths(name: MarkName, color: string): string {
  const {filled, outline, line} = drawings[name];
  return (
    `<path d="${filled}" fill="${color}"/>` +
    `<path d="${outline}${line}" fill="none" stroke="${color}" stroke-width="1.5"/>`
  );
}
