import {parse} from 'parse5';
import type {HtmlElement} from '../src/lib/htmlNodes.ts';
import {applyEdits, type Edit} from '../src/lib/applyEdits.ts';
import {elementsOf} from './elementsOf.ts';
import {shortHash} from './shortHash.ts';

export interface MovedStyles {
  readonly html: string;
  /** Declarations by the value of `data-style` that replaces them. */
  readonly rules: ReadonlyMap<string, string>;
  /** Elements of the new page, including those in `noscript`. */
  readonly elements: readonly HtmlElement[];
}

/**
 * Replaces style attributes with `data-style` and returns their declarations for a stylesheet. The
 * framework and our components use the `style` prop for geometry from data (columns of a
 * figure, length of a bar), and the policy need not allow the attribute. Hydration does not restore
 * it. Later renders set styles through the DOM, which the policy does not restrict.
 */
export function moveStyleAttributes(html: string): MovedStyles {
  const rules = new Map<string, string>();
  const edits: Edit[] = [];
  const page = parse(html, {scriptingEnabled: false, sourceCodeLocationInfo: true});
  const elements = [...elementsOf(page)];
  for (const element of elements) {
    const attribute = element.attrs.find(({name}) => name === 'style');
    const place = element.sourceCodeLocation?.attrs?.style;
    if (attribute && place) {
      const name = shortHash(attribute.value);
      rules.set(name, attribute.value);
      Object.assign(attribute, {name: 'data-style', value: name});
      edits.push({
        start: place.startOffset,
        end: place.endOffset,
        text: `data-style="${name}"`,
      });
    }
  }
  return {html: applyEdits(html, edits), rules, elements};
}

/**
 * Returns the CSS rules of moved style attributes. `:not(#_)` adds the specificity of an id, so
 * that they override the rules of classes, as an attribute would.
 */
export function attributeRules(rules: MovedStyles['rules']): string {
  return [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, style]) => `[data-style="${name}"]:not(#_){${style}}\n`)
    .join('');
}
