import type {Root} from 'postcss';
import type parser from 'postcss-selector-parser';
import type {ScriptWords} from './ScriptWords.ts';
import {copySelected} from './selectors.ts';
import type {Usage} from './Usage.ts';

/**
 * Classes that scripts name but never set on this site, each with the reason. A listed class stays
 * if a built page has it.
 */
export const neverRendered: ReadonlyMap<string, string> = new Map([
  ...['navbar--dark', 'navbar--primary'].map((name): [string, string] => [
    name,
    'config/navbar.ts sets no style for the navbar',
  ]),
  ...['footer--dark'].map((name): [string, string] => [
    name,
    'config/footer.ts sets no style for the footer',
  ]),
  ...['footer__link-separator', 'text--center'].map((name): [string, string] => [
    name,
    'the footer has columns of links; these are for one row of links',
  ]),
  ...['button', 'button--secondary', 'button--outline'].map((name): [string, string] => [
    name,
    'only the button that hides the sidebar has them, and docs.sidebar.hideable is off',
  ]),
  ...['table-of-contents', 'table-of-contents__left-border', 'table-of-contents__link'].map(
    (name): [string, string] => [
      name,
      'defaults of the theme’s list of headings; src/theme/TOC passes its own classes',
    ],
  ),
  ...['alert', 'avatar', 'badge', 'card', 'tabs'].map((name): [string, string] => [
    name,
    'the scripts have the word for something else: a role, a key of data, an anchor',
  ]),
]);

/** A part of a selector that names something. */
export type NamingPart = parser.ClassName | parser.Identifier | parser.Tag | parser.Attribute;

/** Whether a script can create an element with this name, or add the name to an element. */
function canBeGenerated(part: NamingPart, words: ScriptWords): boolean {
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

/**
 * Returns a copy of a sheet without the selectors that nothing on the site can match, and without
 * rules that have no selector left.
 */
export function dropUnusedSelectors(root: Root, usage: Usage): Root {
  return copySelected(root, ({selector}) => canMatch(selector, usage));
}
