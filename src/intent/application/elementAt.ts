import {applicationRoot, type Place} from '../places.ts';

/** Returns the current element at a position. React recreates some parts of a page. */
export const elementAt = (place: Place): Element | undefined =>
  place.reduce<Element | undefined>(
    (element, index) => element?.children[index],
    applicationRoot() ?? undefined,
  );
