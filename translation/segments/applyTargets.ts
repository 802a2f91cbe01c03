import type {LocaleId} from '../../config/locales.ts';
import {isCode, type Part} from './Part.ts';
import type {Piece, Slot} from './Piece.ts';
import type {Addition, Unit} from './Unit.ts';
import {writeParts} from './writeParts.ts';

/** A unit and its new target text. */
export interface NewTarget {
  readonly unit: Unit;
  readonly parts: readonly Part[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replaces codes from the source with the form that the other language uses. */
export const inLanguage = (parts: readonly Part[], to: LocaleId): Part[] =>
  parts.map((part) =>
    isCode(part) && part.kind === 'label' && to === 'en' ? {...part, raw: '**'} : part,
  );

const written = (parts: readonly Part[], slot: Slot, source: string, to: LocaleId) =>
  writeParts(inLanguage(parts, to), slot.syntax, source[slot.start - 1]);

function applied(text: string, edits: readonly Edit[], offset = 0): string {
  let result = '';
  let position = 0;
  for (const {start, end, text: replacement} of [...edits].sort((a, b) => a.start - b.start)) {
    result += text.slice(position, start - offset) + replacement;
    position = end - offset;
  }
  return result + text.slice(position);
}

/** Returns a piece of the source with all its texts replaced. */
function translated(
  {piece, before, after}: Addition,
  targets: readonly NewTarget[],
  source: string,
  to: LocaleId,
) {
  const edits = targets.map(({unit: {source: slot}, parts}) => ({
    start: slot.start,
    end: slot.end,
    text: written(parts, slot, source, to),
  }));
  return before + applied(source.slice(piece.start, piece.end), edits, piece.start) + after;
}

/** Removes the readers' questions from the front matter of a new page: each language has its own. */
const withoutAsks = (page: string) =>
  page.replace(/(?<=^---\n(?:(?!---\n).*\n)*)asks:\n(?:[ \t]+.*\n)+/, '');

/**
 * Returns the text of a file with new targets. Everything else is kept byte for byte.
 * @param target current text of the file; absent if the file is new
 * @param targets for each addition they contain all of its texts or none
 */
export function applyTargets(
  source: string,
  target: string | undefined,
  targets: readonly NewTarget[],
  to: LocaleId,
): string {
  const edits: Edit[] = [];
  const additions = new Map<Piece, NewTarget[]>();
  for (const newTarget of targets) {
    const {unit, parts} = newTarget;
    if (unit.target) {
      const {start, end} = unit.target;
      edits.push({start, end, text: written(parts, unit.target, target ?? '', to)});
    } else if (unit.addition) {
      const {piece} = unit.addition;
      additions.set(piece, [...(additions.get(piece) ?? []), newTarget]);
    }
  }
  for (const [, [first, ...others]] of additions) {
    if (first?.unit.addition) {
      const text = translated(first.unit.addition, [first, ...others], source, to);
      const {at} = first.unit.addition;
      edits.push({start: at, end: at, text: target === undefined ? withoutAsks(text) : text});
    }
  }
  return applied(target ?? '', edits);
}
