import type {LocaleId} from '../../config/locales.ts';
import {applyEdits, type Edit} from '../../src/lib/applyEdits.ts';
import {addTo} from '../../src/lib/addTo.ts';
import {isCode, type Part} from './Part.ts';
import type {Piece, Slot} from './Piece.ts';
import type {Addition, Unit, UnitFile} from './Unit.ts';
import {writeParts} from './writeParts.ts';

/** A unit and its new target text. */
export interface NewTarget {
  readonly unit: Unit;
  readonly parts: readonly Part[];
}

/** Replaces codes from the source with the form that the other language uses. */
export const inLanguage = (parts: readonly Part[], to: LocaleId): Part[] =>
  parts.map((part) =>
    isCode(part) && part.kind === 'label' && to === 'en' ? {...part, raw: '**'} : part,
  );

const written = (parts: readonly Part[], slot: Slot, source: string, to: LocaleId) =>
  writeParts(inLanguage(parts, to), slot.syntax, source[slot.start - 1]);

/** Returns a piece of the source with all its texts replaced. */
function translated(
  {piece, before, after}: Addition,
  targets: readonly NewTarget[],
  source: string,
  to: LocaleId,
) {
  const edits = targets.map(({unit: {source: slot}, parts}) => ({
    start: slot.start - piece.start,
    end: slot.end - piece.start,
    text: written(parts, slot, source, to),
  }));
  return before + applyEdits(source.slice(piece.start, piece.end), edits) + after;
}

/** Removes the readers' questions from the front matter of a new page: each language has its own. */
const withoutAsks = (page: string) =>
  page.replace(
    /(?<=^---\r?\n(?:(?!---\r?\n)[^\n]*\n)*)asks:[^\n]*\n(?:(?:[ \t][^\n]*|\r?)\n)*/,
    '',
  );

/**
 * Returns the text of a file with new targets. Everything else is kept byte for byte.
 * @param targets for each addition they contain all of its texts or none
 */
export function applyTargets(
  {source, target, to}: Pick<UnitFile, 'source' | 'target' | 'to'>,
  targets: readonly NewTarget[],
): string {
  const edits: Edit[] = [];
  const additions = new Map<Piece, NewTarget[]>();
  for (const newTarget of targets) {
    const {unit, parts} = newTarget;
    if (unit.target) {
      const {start, end} = unit.target;
      edits.push({start, end, text: written(parts, unit.target, target ?? '', to)});
    } else if (unit.addition) {
      addTo(additions, unit.addition.piece, newTarget);
    }
  }
  for (const [, [first, ...others]] of additions) {
    if (first?.unit.addition) {
      const text = translated(first.unit.addition, [first, ...others], source, to);
      const {at} = first.unit.addition;
      edits.push({start: at, end: at, text: target === undefined ? withoutAsks(text) : text});
    }
  }
  return applyEdits(target ?? '', edits);
}
