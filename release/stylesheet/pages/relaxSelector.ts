import type parser from 'postcss-selector-parser';
import {mayBeMade} from '../mayBeMade.ts';
import type {ScriptWords} from '../ScriptWords.ts';

/** A part of a selector that some element of a page must match by itself. */
export interface Piece {
  readonly selector: string;
  /** All names of that element which it asks for, as `nameOf` writes them. */
  readonly subject: readonly string[];
}

/** What stays of one compound: the names and the alternatives that an element must have. */
interface Compound {
  /** How it is joined to the one before. */
  readonly combinator: string;
  readonly texts: string[];
  readonly names: string[];
}

/** A reader can change these without any script, or they say in which state something is. */
const stateAttribute = /^(aria-.+|checked|class|disabled|hidden|open|selected|style|value)$/;

/** These ask of an element what one of their arguments asks. */
const alternatives = new Set([':is', ':where']);

/** How a class, an id, an element or an attribute is named, so that no two are named alike. */
export const nameOf = {
  class: (name: string) => `.${name}`,
  id: (name: string) => `#${name}`,
  tag: (name: string) => name.toLowerCase(),
  attribute: (name: string) => `[${name.toLowerCase()}]`,
};

function relaxAlternatives(part: parser.Pseudo, words: ScriptWords): readonly string[] {
  const all = part.nodes.map((argument) => compoundsOf(argument, words));
  const areWhole = all.flat().every(({texts}) => texts.length > 0);
  return areWhole ? [`:is(${all.map(textOf).join()})`] : [];
}

function addPart(part: parser.Node, words: ScriptWords, {texts, names}: Compound): void {
  switch (part.type) {
    case 'class':
    case 'id':
    case 'tag':
    case 'attribute': {
      const name = part.type === 'attribute' ? part.attribute : part.value;
      if (
        !mayBeMade(part, words) &&
        !(part.type === 'attribute' && stateAttribute.test(name.toLowerCase()))
      ) {
        texts.push(String(part).trim());
        names.push(nameOf[part.type](name));
      }
      break;
    }
    case 'pseudo':
      if (alternatives.has(part.value.toLowerCase())) {
        texts.push(...relaxAlternatives(part, words));
      }
      break;
    default:
  }
}

function compoundsOf(selector: parser.Selector, words: ScriptWords): readonly Compound[] {
  let compound: Compound = {combinator: '', texts: [], names: []};
  const compounds = [compound];
  for (const part of selector.nodes) {
    if (part.type === 'combinator') {
      compound = {combinator: part.value.trim() || ' ', texts: [], names: []};
      compounds.push(compound);
    } else {
      addPart(part, words, compound);
    }
  }
  return compounds;
}

const textOf = (compounds: readonly Compound[]): string =>
  compounds
    .map(({combinator, texts}, index) => (index === 0 ? '' : combinator) + texts.join(''))
    .join('');

/**
 * What of a selector must hold on a page whatever happens there until the application comes. States
 * and pseudo-elements are left out, and so is what a script of the page may set. Where that leaves
 * nothing of a compound, it can be any element, one included that is yet to come: what stands
 * before and behind it must then hold each by itself.
 */
export function relaxSelector(selector: parser.Selector, words: ScriptWords): readonly Piece[] {
  const runs: Compound[][] = [[]];
  for (const compound of compoundsOf(selector, words)) {
    if (compound.texts.length > 0) {
      runs.at(-1)?.push(compound);
    } else {
      runs.push([]);
    }
  }
  return runs.flatMap((run) => {
    const last = run.at(-1);
    return last ? [{selector: textOf(run), subject: last.names}] : [];
  });
}
