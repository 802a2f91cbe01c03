import {applicationRoot, type Place} from '../places.ts';

/** The element that stands there now: the application makes some parts of a page anew. */
export const elementAt = (place: Place): Element | undefined =>
  place.reduce<Element | undefined>(
    (element, index) => element?.children[index],
    applicationRoot() ?? undefined,
  );
