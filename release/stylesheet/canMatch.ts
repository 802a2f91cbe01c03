import type parser from 'postcss-selector-parser';
import {mayBeMade} from './mayBeMade.ts';
import type {Usage} from './Usage.ts';

/** Pseudo-classes that match nothing unless one of their arguments does. */
const needsAnArgument = new Set([':is', ':where', ':has', ':-webkit-any', ':-moz-any']);

/** Whether some page, or some script, can make an element that this part of a selector names. */
function partCanMatch(part: parser.Node, usage: Usage): boolean {
  switch (part.type) {
    case 'class':
      return usage.classes.has(part.value) || mayBeMade(part, usage.words);
    case 'id':
      return usage.ids.has(part.value) || mayBeMade(part, usage.words);
    case 'tag':
      return usage.elements.has(part.value.toLowerCase()) || mayBeMade(part, usage.words);
    case 'attribute':
      return usage.attributes.has(part.attribute.toLowerCase()) || mayBeMade(part, usage.words);
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
 * that it names occurs somewhere. What stands in `:not()` may be absent, and a state such as
 * `:hover` can always come.
 */
export function canMatch(selector: parser.Selector, usage: Usage): boolean {
  return selector.nodes.every((part) => partCanMatch(part, usage));
}
