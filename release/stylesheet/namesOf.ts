import type {HtmlElement} from '../../src/lib/htmlNodes.ts';

/** Names by which selectors can match the elements of a page. */
export interface PageNames {
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Attribute names in lower case, like element names. */
  readonly attributes: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
}

/** Collects the names of a page's elements. */
export function namesOf(page: Iterable<HtmlElement>): PageNames {
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

/** Combines the names of pages: classes with classes, ids with ids, and so on. */
export function combineNames(
  pages: readonly PageNames[],
  combine: (sets: readonly ReadonlySet<string>[]) => ReadonlySet<string>,
): PageNames {
  return {
    classes: combine(pages.map(({classes}) => classes)),
    ids: combine(pages.map(({ids}) => ids)),
    attributes: combine(pages.map(({attributes}) => attributes)),
    elements: combine(pages.map(({elements}) => elements)),
  };
}
