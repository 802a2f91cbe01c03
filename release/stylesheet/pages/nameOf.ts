/** How a class, an id, an element or an attribute is named, so that no two are named alike. */
export const nameOf = {
  class: (name: string): string => `.${name}`,
  id: (name: string): string => `#${name}`,
  tag: (name: string): string => name.toLowerCase(),
  attribute: (name: string): string => `[${name.toLowerCase()}]`,
};
