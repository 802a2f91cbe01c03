import type {ReadPage} from '../Page.ts';
import type {PageNames} from './namesOf.ts';
import {ScriptWords} from './ScriptWords.ts';

/** Names of a built site that a stylesheet can refer to. */
export interface Usage extends PageNames {
  /** Custom properties that style attributes name. */
  readonly properties: ReadonlySet<string>;
  readonly words: ScriptWords;
}

export interface UsageSources {
  readonly pages: readonly PageNames[];
  /** Texts of the scripts, including inline scripts. */
  readonly scripts: Iterable<string>;
  /** Declarations of style attributes, including moved ones. */
  readonly styles: Iterable<string>;
}

/** Returns the custom properties that a value or the condition of an at-rule names. */
export function customPropertiesIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/--[\w-]+/g));
}

/** Merges the names that the pages, scripts and style attributes of a site use. */
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
 * Returns what pages use: the names of their elements, scripts and style attributes.
 * @param more additional scripts and styles
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
