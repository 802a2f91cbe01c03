import {applicationRoot, type Place} from '../places.ts';

/** The element at this position now. React creates some parts of a page again. */
export const elementAt = (place: Place): Element | undefined =>
  place.reduce<Element | undefined>(
    (element, index) => element?.children[index],
    applicationRoot() ?? undefined,
  );
