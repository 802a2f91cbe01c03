/**
 * The position of an element inside the application: its index on each level, from the top down.
 */
export type Place = readonly number[];

/** The element that the application fills. */
export const applicationRoot = (): HTMLElement | null => document.getElementById('__docusaurus');

/** `undefined` for what is no part of the application, or no longer on the page. */
export function placeOf(element: Element): Place | undefined {
  const root = applicationRoot();
  if (!root?.contains(element)) {
    return undefined;
  }
  const place: number[] = [];
  for (let current = element; current !== root && current.parentElement;) {
    place.unshift([...current.parentElement.children].indexOf(current));
    current = current.parentElement;
  }
  return place;
}
