import type {DefaultTreeAdapterTypes} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** Names by which selectors can match the elements of a page. */
export interface PageNames {
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Attribute names in lower case, like element names. */
  readonly attributes: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
}

/** Collects the names of a page's elements. */
export function namesOf(page: Iterable<Element>): PageNames {
  const classes = new Set<string>();
  const ids = new Set<string>();
  const attributes = new Set<string>();
  const elements = new Set<string>();
  for (const {tagName, attrs} of page) {
    elements.add(tagName.toLowerCase());
    for (const {name, value} of attrs) {
      attributes.add(name.toLowerCase());
      if (name === 'class') {
        value.split(/\s+/).forEach((one) => classes.add(one));
      } else if (name === 'id') {
        ids.add(value);
      }
    }
  }
  return {classes, ids, attributes, elements};
}
