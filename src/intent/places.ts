/**
 * Position of an element inside the application: its index on each level, from the top down.
 */
export type Place = readonly number[];

/** Returns the root element of the application. */
export const applicationRoot = (): HTMLElement | null => document.getElementById('__docusaurus');

/** Returns the position of an element, or `undefined` if it is not inside the application. */
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

/** Returns the current element at a position. Hydration recreates some parts of a page. */
export const elementAt = (place: Place): Element | undefined =>
  place.reduce<Element | undefined>(
    (element, index) => element?.children[index],
    applicationRoot() ?? undefined,
  );
