/** Attribute of the element in the search form where the box is mounted. */
export const boxHost = 'data-box';
