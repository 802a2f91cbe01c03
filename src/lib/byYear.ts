import {addTo} from './addTo.ts';

/** Groups dated items by year and keeps their order. */
export function byYear<Dated extends {readonly date: string}>(
  things: readonly Dated[],
): readonly (readonly [year: string, things: readonly Dated[]])[] {
  const years = new Map<string, Dated[]>();
  for (const thing of things) {
    addTo(years, thing.date.slice(0, 4), thing);
  }
  return [...years];
}
