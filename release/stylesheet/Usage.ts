import type {ReadPage} from '../Page.ts';
import type {PageNames} from './namesOf.ts';
import {ScriptWords} from './ScriptWords.ts';

/** What a built site is made of, as far as a stylesheet can ask for it. */
export interface Usage extends PageNames {
  /** Custom properties that style attributes name. */
  readonly properties: ReadonlySet<string>;
  readonly words: ScriptWords;
}

export interface UsageSources {
  readonly pages: readonly PageNames[];
  /** Texts of the scripts, those inside pages included. */
  readonly scripts: Iterable<string>;
  /** Declarations of style attributes, including moved ones. */
  readonly styles: Iterable<string>;
}

/** The custom properties that a value or the condition of an at-rule names, each once. */
export function customPropertiesIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/--[\w-]+/g));
}

/** Puts together what the pages, the scripts and the style attributes of a site name. */
export function usageOf({pages, scripts, styles}: UsageSources): Usage {
  const all = (of: (page: PageNames) => ReadonlySet<string>) =>
    new Set(pages.flatMap((page) => [...of(page)]));
  return {
    classes: all(({classes}) => classes),
    ids: all(({ids}) => ids),
    attributes: all(({attributes}) => attributes),
    elements: all(({elements}) => elements),
    properties: new Set([...styles].flatMap((style) => [...customPropertiesIn(style)])),
    words: new ScriptWords(scripts),
  };
}

/**
 * What pages use by themselves: their elements, scripts and style attributes.
 * @param more scripts and styles that come with something else
 */
export const usageOfPages = (
  pages: readonly ReadPage[],
  more: {readonly scripts: readonly string[]; readonly styles: readonly string[]} = {
    scripts: [],
    styles: [],
  },
): Usage =>
  usageOf({
    pages: pages.map(({names}) => names),
    scripts: [...new Set(pages.flatMap(({scripts}) => scripts)), ...more.scripts],
    styles: [...pages.flatMap(({movedStyles}) => [...movedStyles.values()]), ...more.styles],
  });
