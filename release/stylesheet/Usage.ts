import type {ReadPage} from '../Page.ts';
import {combineNames, type PageNames} from './namesOf.ts';
import {ScriptWords} from './ScriptWords.ts';

/** Names of a built site that a stylesheet can refer to. */
export interface Usage extends PageNames {
  /** Custom properties that style attributes name. */
  readonly properties: ReadonlySet<string>;
  readonly words: ScriptWords;
}

/** Returns the custom properties that a value or the condition of an at-rule names. */
export function customPropertiesIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/--[\w-]+/g));
}

/**
 * Merges what pages use: the names of their elements, scripts and style attributes.
 * @param more additional scripts and styles
 */
export function usageOf(
  pages: readonly Pick<ReadPage, 'names' | 'scripts' | 'movedStyles'>[],
  more: {readonly scripts?: readonly string[]; readonly styles?: readonly string[]} = {},
): Usage {
  const styles = pages.flatMap(({movedStyles}) => [...movedStyles.values()]);
  return {
    ...combineNames(
      pages.map(({names}) => names),
      (sets) => new Set(sets.flatMap((set) => [...set])),
    ),
    properties: customPropertiesIn([...styles, ...(more.styles ?? [])].join(' ')),
    words: new ScriptWords(
      new Set([...pages.flatMap(({scripts}) => scripts), ...(more.scripts ?? [])]),
    ),
  };
}
