import type parser from 'postcss-selector-parser';
import {neverRendered} from './neverRendered.ts';
import type {ScriptWords} from './ScriptWords.ts';

/** A part of a selector that names something. */
export type NamingPart = parser.ClassName | parser.Identifier | parser.Tag | parser.Attribute;

/** Whether a script can make an element that has what this part names, or give it to one. */
export function mayBeMade(part: NamingPart, words: ScriptWords): boolean {
  switch (part.type) {
    case 'class':
      return !neverRendered.has(part.value) && words.mayMake(part.value);
    case 'id':
      return words.mayMake(part.value);
    case 'tag':
      return words.mayMake(part.value.toLowerCase());
    case 'attribute':
      return words.mayMakeAttribute(part.attribute.toLowerCase());
  }
}
