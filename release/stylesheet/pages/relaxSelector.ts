import type parser from 'postcss-selector-parser';
import {canBeGenerated} from '../dropUnusedSelectors.ts';
import type {ScriptWords} from '../ScriptWords.ts';

/** How a class, an id, an element or an attribute is named, so that no two are named alike. */
export const nameOf = {
  class: (name: string): string => `.${name}`,
  id: (name: string): string => `#${name}`,
  tag: (name: string): string => name.toLowerCase(),
  attribute: (name: string): string => `[${name.toLowerCase()}]`,
};

/** A part of a selector that some element of a page must match by itself. */
export interface Piece {
  readonly selector: string;
  /** Names that this element must have, as `nameOf` writes them. */
  readonly subject: readonly string[];
}

/** What is asked of an element. */
interface Demand {
  readonly text: string;
  /** The name that it must have, where it is one. */
  readonly name?: string;
}

/** What stays of one compound. */
interface Compound {
  /** How it is joined to the one before. */
  readonly combinator: string;
  readonly demands: readonly Demand[];
}

const nothing: readonly Demand[] = [];

/** A reader can change these without any script, or they say in which state something is. */
const stateAttribute = /^(aria-.+|checked|class|disabled|hidden|open|selected|style|value)$/;

/** These ask of an element what one of their arguments asks. */
const alternatives = new Set([':is', ':where']);

function demandsOfAttribute(part: parser.Attribute, words: ScriptWords): readonly Demand[] {
  const attribute = part.attribute.toLowerCase();
  const text = String(part).trim();
  return stateAttribute.test(attribute) || canBeGenerated(part, words)
    ? nothing
    : [{text, name: nameOf.attribute(attribute)}];
}

function demandsOfAlternatives(part: parser.Pseudo, words: ScriptWords): readonly Demand[] {
  const all = part.nodes.map((argument) => relaxCompounds(argument, words));
  const areWhole = all.flat().every(({demands}) => demands.length > 0);
  return areWhole ? [{text: `:is(${all.map(textOf).join()})`}] : nothing;
}

function demandsOf(part: parser.Node, words: ScriptWords): readonly Demand[] {
  switch (part.type) {
    case 'class':
    case 'id':
      return canBeGenerated(part, words)
        ? nothing
        : [{text: String(part).trim(), name: nameOf[part.type](part.value)}];
    case 'attribute':
      return demandsOfAttribute(part, words);
    case 'pseudo':
      return alternatives.has(part.value.toLowerCase())
        ? demandsOfAlternatives(part, words)
        : nothing;
    default:
      return nothing;
  }
}

function relaxCompound(parts: readonly parser.Node[], words: ScriptWords): readonly Demand[] {
  const demands = parts.flatMap((part) => demandsOf(part, words));
  // A script can make an element, but not one that meets the other demands.
  const tags = parts
    .filter((part) => part.type === 'tag')
    .filter((tag) => demands.length > 0 || !canBeGenerated(tag, words))
    .map((tag) => ({text: String(tag).trim(), name: nameOf.tag(tag.value)}));
  return [...tags, ...demands];
}

function relaxCompounds(selector: parser.Selector, words: ScriptWords): readonly Compound[] {
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
    demands: relaxCompound(parts, words),
  }));
}

const textOf = (compounds: readonly Compound[]): string =>
  compounds
    .map(
      ({combinator, demands}, index) =>
        (index === 0 ? '' : combinator) + demands.map(({text}) => text).join(''),
    )
    .join('');

/**
 * What of a selector must hold on a page whatever happens there until the application comes. States
 * and pseudo-elements are left out, and so is what a script of the page may set. Where that leaves
 * nothing of a compound, it can be any element, one included that is yet to come: what stands
 * before and behind it must then hold each by itself.
 */
export function relaxSelector(selector: parser.Selector, words: ScriptWords): readonly Piece[] {
  const runs: Compound[][] = [[]];
  for (const compound of relaxCompounds(selector, words)) {
    if (compound.demands.length > 0) {
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
            subject: last.demands.flatMap(({name}) => (name === undefined ? [] : [name])),
          },
        ]
      : [];
  });
}
