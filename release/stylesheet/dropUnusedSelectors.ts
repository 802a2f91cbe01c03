import type {Root} from 'postcss';
import type parser from 'postcss-selector-parser';
import {neverRendered} from './neverRendered.ts';
import type {ScriptWords} from './ScriptWords.ts';
import {dropSelectors} from './selectors.ts';
import type {Usage} from './Usage.ts';

/** A part of a selector that names something. */
export type NamingPart = parser.ClassName | parser.Identifier | parser.Tag | parser.Attribute;

/** Whether a script can create an element with this name, or add the name to an element. */
export function canBeGenerated(part: NamingPart, words: ScriptWords): boolean {
  switch (part.type) {
    case 'class':
      return !neverRendered.has(part.value) && words.mayGenerate(part.value);
    case 'id':
      return words.mayGenerate(part.value);
    case 'tag':
      return words.mayGenerate(part.value.toLowerCase());
    case 'attribute':
      return words.mayGenerateAttribute(part.attribute.toLowerCase());
  }
}

/** Pseudo-classes that match only if one of their arguments does. */
const needsAnArgument = new Set([':is', ':where', ':has', ':-webkit-any', ':-moz-any']);

/** Whether a page has, or a script can create, an element that this part of a selector matches. */
function partCanMatch(part: parser.Node, usage: Usage): boolean {
  switch (part.type) {
    case 'class':
      return usage.classes.has(part.value) || canBeGenerated(part, usage.words);
    case 'id':
      return usage.ids.has(part.value) || canBeGenerated(part, usage.words);
    case 'tag':
      return usage.elements.has(part.value.toLowerCase()) || canBeGenerated(part, usage.words);
    case 'attribute':
      return (
        usage.attributes.has(part.attribute.toLowerCase()) || canBeGenerated(part, usage.words)
      );
    case 'pseudo':
      return (
        !needsAnArgument.has(part.value.toLowerCase()) ||
        part.nodes.length === 0 ||
        part.nodes.some((argument) => canMatch(argument, usage))
      );
    default:
      return true;
  }
}

/**
 * Whether an element of the site can ever match a selector: each class, id, attribute and element
 * that it names occurs somewhere. A name in `:not()` may be absent, and a state such as `:hover`
 * can always occur.
 */
export function canMatch(selector: parser.Selector, usage: Usage): boolean {
  return selector.nodes.every((part) => partCanMatch(part, usage));
}

/** Removes selectors that nothing on the site can match, and rules without a selector left. */
export function dropUnusedSelectors(root: Root, usage: Usage): void {
  dropSelectors(root, ({selector}) => canMatch(selector, usage));
}
