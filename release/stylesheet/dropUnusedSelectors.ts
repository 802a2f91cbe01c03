import type {Root} from 'postcss';
import type parser from 'postcss-selector-parser';
import {copySelected} from './selectors.ts';
import type {Usage} from './Usage.ts';

/** Classes that scripts name but never set on this site. A listed class stays if a built page has it. */
export const neverRendered: ReadonlySet<string> = new Set([
  // config/footer.ts sets no style for the footer.
  'footer--dark',
  // The footer has columns of links; these are for one row of links.
  'footer__link-separator',
  'text--center',
  // Only the button that hides the sidebar has them, and docs.sidebar.hideable is off.
  'button',
  'button--outline',
  'button--secondary',
  // Defaults of the theme’s list of headings; src/theme/TOC passes its own classes.
  'table-of-contents',
  'table-of-contents__left-border',
  'table-of-contents__link',
  // The scripts have the word for something else: a role, a key of data, an anchor.
  'alert',
  'badge',
  'card',
  'tabs',
]);

/** Pseudo-classes that match only if one of their arguments does. */
const needsAnArgument = new Set([':is', ':where', ':has', ':-webkit-any', ':-moz-any']);

/** Whether a page has, or a script can create, an element that this part of a selector matches. */
function partCanMatch(part: parser.Node, usage: Usage): boolean {
  const {words} = usage;
  switch (part.type) {
    case 'class':
      return (
        usage.classes.has(part.value) ||
        (!neverRendered.has(part.value) && words.mayGenerate(part.value))
      );
    case 'id':
      return usage.ids.has(part.value) || words.mayGenerate(part.value);
    case 'tag': {
      const name = part.value.toLowerCase();
      return usage.elements.has(name) || words.mayGenerate(name);
    }
    case 'attribute': {
      const name = part.attribute.toLowerCase();
      return usage.attributes.has(name) || words.mayGenerateAttribute(name);
    }
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

/**
 * Returns a copy of a sheet without the selectors that nothing on the site can match, and without
 * rules that have no selector left.
 */
export function dropUnusedSelectors(root: Root, usage: Usage): Root {
  return copySelected(root, ({selector}) => canMatch(selector, usage));
}
