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

/** The same few hundred selectors are asked of every page. */
const compiled = new Map<string, (element: Element) => boolean>();

function predicateOf(selector: string): (element: Element) => boolean {
  const known =
    compiled.get(selector) ??
    compile<Node, Element>(selector, {adapter: parse5Adapter, cacheResults: false});
  compiled.set(selector, known);
  return known;
}

/** The elements of a page, so that selectors can be matched against them. */
export class PageElements {
  readonly #all: readonly Element[];
  readonly #byName = new Map<string, Element[]>();
  readonly #answers = new Map<string, boolean>();
  /** A script can put what a template holds anywhere. */
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

  /** Whether some element matches. Of a page with templates nothing is ruled out. */
  match({selector, subject}: SelectorFragment): boolean {
    const known = this.#answers.get(selector);
    if (known !== undefined) {
      return known;
    }
    const answer = this.#hasTemplates || this.#candidates(subject).some(predicateOf(selector));
    this.#answers.set(selector, answer);
    return answer;
  }

  /** The elements with the rarest of some names. */
  #candidates(names: readonly string[]): readonly Element[] {
    return names
      .map((name) => this.#byName.get(name) ?? [])
      .reduce((fewest, some) => (some.length < fewest.length ? some : fewest), this.#all);
  }
}
