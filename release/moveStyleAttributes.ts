import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {elementsOf} from './elementsOf.ts';
import {shortHash} from './shortHash.ts';

export interface MovedStyles {
  readonly html: string;
  /** Declarations by the value of `data-style` that replaces them. */
  readonly rules: ReadonlyMap<string, string>;
  /** The elements of the new page, those of `noscript` included. */
  readonly elements: readonly DefaultTreeAdapterTypes.Element[];
}

/**
 * Replaces style attributes by `data-style` and hands out their declarations for a stylesheet.
 * Components may use React's `style` prop for geometry from data (columns of a figure, length of a
 * bar), the framework uses it too, and no policy has to allow it. React does not report or restore
 * the attribute when it hydrates. Later renders set styles through the DOM, which the policy does
 * not restrict.
 */
export function moveStyleAttributes(html: string): MovedStyles {
  const rules = new Map<string, string>();
  const edits: {readonly start: number; readonly end: number; readonly text: string}[] = [];
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
  // From the end, so that the places before it stay right.
  const changed = edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, {start, end, text: by}) => text.slice(0, start) + by + text.slice(end), html);
  return {html: changed, rules, elements};
}
