import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {elementsOf} from './elementsOf.ts';
import {shortHash} from './shortHash.ts';

export interface MovedStyles {
  readonly html: string;
  /** Declarations by the value of `data-style` that stands in their place. */
  readonly rules: ReadonlyMap<string, string>;
  /** The elements of the new page, those of `noscript` included. */
  readonly elements: readonly DefaultTreeAdapterTypes.Element[];
}

/**
 * Replaces style attributes by `data-style` and hands out their declarations for a stylesheet.
 * Components may write geometry that comes from data (columns of a figure, length of a bar) as
 * React likes it, and the framework writes some of its own; no policy has to admit any.
 * React neither misses nor restores an attribute when it takes over a page; what it renders later
 * it sets through the DOM, which no policy restricts.
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
