import {_compileUnsafe as compile} from 'css-select';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {elementsOf} from '../../elementsOf.ts';
import {parse5Adapter} from './parse5Adapter.ts';
import {nameOf, type SelectorFragment} from './staticParts.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const namesOfElement = ({tagName, attrs}: Element): readonly string[] => [
  nameOf.tag(tagName),
  ...attrs.flatMap(({name, value}) => [
    nameOf.attribute(name),
    ...(name === 'class' ? new Set(value.split(/\s+/).map(nameOf.class)) : []),
    ...(name === 'id' ? [nameOf.id(value)] : []),
  ]),
];

/** Compiled selectors are cached, because every page is tested against the same few hundred. */
const compiled = new Map<string, (element: Element) => boolean>();

function predicateOf(selector: string): (element: Element) => boolean {
  const known =
    compiled.get(selector) ??
    compile<Node, Element>(selector, {adapter: parse5Adapter, cacheResults: false});
  compiled.set(selector, known);
  return known;
}

/** Matches selectors against the elements of a page. */
export class PageElements {
  readonly #all: readonly Element[];
  readonly #byName = new Map<string, Element[]>();
  readonly #answers = new Map<string, boolean>();
  /** Whether the page has templates, whose content a script can insert anywhere. */
  readonly #hasTemplates: boolean;

  /** @param html the whole page */
  constructor(html: string) {
    this.#all = [...elementsOf(parse(html, {scriptingEnabled: false}))];
    this.#hasTemplates = this.#all.some(({tagName}) => tagName === 'template');
    for (const element of this.#all) {
      for (const name of namesOfElement(element)) {
        const same = this.#byName.get(name);
        if (same) {
          same.push(element);
        } else {
          this.#byName.set(name, [element]);
        }
      }
    }
  }

  /** Whether some element matches. The answer is always true for a page with templates. */
  match({selector, subject}: SelectorFragment): boolean {
    const known = this.#answers.get(selector);
    if (known !== undefined) {
      return known;
    }
    const answer = this.#hasTemplates || this.#candidates(subject).some(predicateOf(selector));
    this.#answers.set(selector, answer);
    return answer;
  }

  /** Returns the elements with the rarest of the names. */
  #candidates(names: readonly string[]): readonly Element[] {
    return names
      .map((name) => this.#byName.get(name) ?? [])
      .reduce((fewest, some) => (some.length < fewest.length ? some : fewest), this.#all);
  }
}
