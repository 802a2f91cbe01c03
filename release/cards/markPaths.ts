import {drawings, type MarkName} from '../../src/components/Mark/drawings.ts';

/** The paths of a mark on its grid of 24, in one colour. */
export function markPaths(name: MarkName, color: string): string {
  const {filled, outline, line} = drawings[name];
  return (
    `<path d="${filled}" fill="${color}"/>` +
    `<path d="${outline}${line}" fill="none" stroke="${color}" stroke-width="1.5"/>`
  );
}
