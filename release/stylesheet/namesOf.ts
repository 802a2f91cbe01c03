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

/** Returns the names that every one of these pages has. */
export function namesOnAll(pages: readonly PageNames[]): PageNames {
  const onAll = (of: (page: PageNames) => ReadonlySet<string>): ReadonlySet<string> => {
    const [first, ...others] = pages.map(of);
    return new Set([...(first ?? [])].filter((name) => others.every((names) => names.has(name))));
  };
  return {
    classes: onAll(({classes}) => classes),
    ids: onAll(({ids}) => ids),
    attributes: onAll(({attributes}) => attributes),
    elements: onAll(({elements}) => elements),
  };
}
