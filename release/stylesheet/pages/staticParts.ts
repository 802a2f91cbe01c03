import type parser from 'postcss-selector-parser';
import {canBeGenerated} from '../dropUnusedSelectors.ts';
import type {ScriptWords} from '../ScriptWords.ts';

/**
 * Writes the name of a class, id, element or attribute with a prefix, so that kinds do not collide.
 */
export const nameOf = {
  class: (name: string): string => `.${name}`,
  id: (name: string): string => `#${name}`,
  tag: (name: string): string => name.toLowerCase(),
  attribute: (name: string): string => `[${name.toLowerCase()}]`,
};

/** A part of a selector that some element of a page must match by itself. */
export interface SelectorFragment {
  readonly selector: string;
  /** Names that this element must have, as `nameOf` writes them. */
  readonly subject: readonly string[];
}

/** A condition that an element must meet. */
interface Requirement {
  readonly text: string;
  /** The required name, if the condition is a name. */
  readonly name?: string;
}

/** A compound selector after states are removed. */
interface Compound {
  /** Combinator between the previous compound and this one. */
  readonly combinator: string;
  readonly requirements: readonly Requirement[];
}

const nothing: readonly Requirement[] = [];

/** Matches attributes that describe a state, or that a reader can change without a script. */
const stateAttribute = /^(aria-.+|checked|class|disabled|hidden|open|selected|style|value)$/;

/** Pseudo-classes that match if one of their arguments does. */
const alternatives = new Set([':is', ':where']);

function requirementsOfAttribute(
  part: parser.Attribute,
  words: ScriptWords,
): readonly Requirement[] {
  const attribute = part.attribute.toLowerCase();
  const text = String(part).trim();
  return stateAttribute.test(attribute) || canBeGenerated(part, words)
    ? nothing
    : [{text, name: nameOf.attribute(attribute)}];
}

function requirementsOfAlternatives(
  part: parser.Pseudo,
  words: ScriptWords,
): readonly Requirement[] {
  const all = part.nodes.map((argument) => reduceCompounds(argument, words));
  const areWhole = all.flat().every(({requirements}) => requirements.length > 0);
  return areWhole ? [{text: `:is(${all.map(textOf).join()})`}] : nothing;
}

function requirementsOf(part: parser.Node, words: ScriptWords): readonly Requirement[] {
  switch (part.type) {
    case 'class':
    case 'id':
      return canBeGenerated(part, words)
        ? nothing
        : [{text: String(part).trim(), name: nameOf[part.type](part.value)}];
    case 'attribute':
      return requirementsOfAttribute(part, words);
    case 'pseudo':
      return alternatives.has(part.value.toLowerCase())
        ? requirementsOfAlternatives(part, words)
        : nothing;
    default:
      return nothing;
  }
}

function reduceCompound(parts: readonly parser.Node[], words: ScriptWords): readonly Requirement[] {
  const requirements = parts.flatMap((part) => requirementsOf(part, words));
  // A script can create an element, but not one that meets the other requirements.
  const tags = parts
    .filter((part) => part.type === 'tag')
    .filter((tag) => requirements.length > 0 || !canBeGenerated(tag, words))
    .map((tag) => ({text: String(tag).trim(), name: nameOf.tag(tag.value)}));
  return [...tags, ...requirements];
}

function reduceCompounds(selector: parser.Selector, words: ScriptWords): readonly Compound[] {
  const compounds: {readonly combinator: string; readonly parts: parser.Node[]}[] = [
    {combinator: '', parts: []},
  ];
  for (const part of selector.nodes) {
    if (part.type === 'combinator') {
      compounds.push({combinator: part.value.trim() || ' ', parts: []});
    } else {
      compounds.at(-1)?.parts.push(part);
    }
  }
  return compounds.map(({combinator, parts}) => ({
    combinator,
    requirements: reduceCompound(parts, words),
  }));
}

const textOf = (compounds: readonly Compound[]): string =>
  compounds
    .map(
      ({combinator, requirements}, index) =>
        (index === 0 ? '' : combinator) + requirements.map(({text}) => text).join(''),
    )
    .join('');

/**
 * Returns the parts of a selector that must match on a page before the application loads. States,
 * pseudo-elements and everything that a script of the page may set are left out. A compound with
 * nothing left can be any element, including one created later, so the parts before and after it
 * must match separately.
 */
export function staticParts(
  selector: parser.Selector,
  words: ScriptWords,
): readonly SelectorFragment[] {
  const runs: Compound[][] = [[]];
  for (const compound of reduceCompounds(selector, words)) {
    if (compound.requirements.length > 0) {
      runs.at(-1)?.push(compound);
    } else {
      runs.push([]);
    }
  }
  return runs.flatMap((run) => {
    const last = run.at(-1);
    return last
      ? [
          {
            selector: textOf(run),
            subject: last.requirements.flatMap(({name}) => (name === undefined ? [] : [name])),
          },
        ]
      : [];
  });
}
