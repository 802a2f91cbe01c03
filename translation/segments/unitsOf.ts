import {alignPieces} from './alignPieces.ts';
import {isCode, textOf, type Code, type Part} from './Part.ts';
import type {Piece} from './Piece.ts';
import type {Addition, Unit, UnplacedText} from './Unit.ts';

/** The ways in which a target code matches a source code: the same code, or bold for 【】. */
const alike: readonly ((source: Code, target: Code) => boolean)[] = [
  (source, target) => source.raw === target.raw,
  (source, target) =>
    (source.kind === 'label' && target.raw === '**') ||
    (target.kind === 'label' && source.raw === '**'),
];

/**
 * Gives the codes of a target the numbers of the same codes in the source. Codes that only the
 * target has get numbers that the source does not use.
 */
function pairCodes(source: readonly Part[], target: readonly Part[]): Part[] {
  const begins = (parts: readonly Part[]) =>
    parts.filter(isCode).filter(({shape}) => shape !== 'close');
  const sources = begins(source);
  const closing = (parts: readonly Part[], {id}: Code) =>
    parts.filter(isCode).find((code) => code.shape === 'close' && code.id === id)?.raw;
  const ids = new Map<number, number>();
  const taken = new Set<number>();
  for (const isAlike of alike) {
    for (const code of begins(target)) {
      const twin = sources.find(
        (candidate) =>
          !taken.has(candidate.id) &&
          candidate.shape === code.shape &&
          isAlike(candidate, code) &&
          (candidate.raw !== code.raw || closing(source, candidate) === closing(target, code)),
      );
      if (twin && !ids.has(code.id)) {
        ids.set(code.id, twin.id);
        taken.add(twin.id);
      }
    }
  }
  let next = Math.max(0, ...sources.map(({id}) => id));
  for (const code of begins(target)) {
    if (!ids.has(code.id)) {
      next += 1;
      ids.set(code.id, next);
    }
  }
  return target.map((part) => (isCode(part) ? {...part, id: ids.get(part.id) ?? part.id} : part));
}

/** Kinds of pieces that can be inserted into the other language's file as they are in the source. */
const movable =
  /^(?:section:|heading$|paragraph$|blockquote$|list$|listItem$|table$|tableRow$|callout-|code$|[A-Z])/;

export interface Sides {
  readonly source: string;
  readonly outline: readonly Piece[];
  /** Absent if the other language lacks the page. */
  readonly target?: {readonly source: string; readonly outline: readonly Piece[]};
}

interface Place {
  readonly path: string;
  readonly section: string;
  readonly addition?: Addition;
}

/**
 * Names the places of pieces: by kind, and by number unless the piece is the only section of its id.
 * @param parent the place of the piece that contains them; absent for sections
 */
function placesOf(pieces: readonly Piece[], parent?: Place): ReadonlyMap<Piece, Place> {
  const counts = new Map<string, number>();
  const placeOf = ({kind}: Piece): Place => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const section = kind.replace(/^(?:section|item):/, '');
    const number = section !== kind && count === 1 ? '' : String(count);
    const name = section.replace(/[^\w.-]/g, '_') + number;
    return parent ? {...parent, path: `${parent.path}.${name}`} : {path: name, section};
  };
  return new Map(pieces.map((piece) => [piece, placeOf(piece)]));
}

/** Characters of the target language for each character of the source language. */
function ratioOf(source: string, target: string): number {
  const han = (text: string) => (text.match(/\p{Script=Han}/gu)?.length ?? 0) / (text.length + 1);
  return han(source) > han(target) ? 2.6 : han(source) < han(target) ? 1 / 2.6 : 1;
}

/**
 * Returns the texts of a page with their counterparts, in the order of the source, and those for
 * which the target has no place yet: a person writes these there.
 * @param isBehind whether a section must be translated. If both languages agree on a section, a
 * piece that one of them lacks is expressed elsewhere in the section, and is left out.
 */
export function unitsOf(
  {source, outline, target}: Sides,
  isBehind: (section: string) => boolean,
): {readonly units: Unit[]; readonly unplaced: UnplacedText[]} {
  const ratio = ratioOf(source, target?.source ?? '');
  const units: Unit[] = [];
  const unplaced: UnplacedText[] = [];
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;

  const add = (piece: Piece, place: Place, twin?: Piece) => {
    if (piece.slot && piece.fixed === undefined) {
      const {slot} = piece;
      const to = twin?.slot && {...twin.slot, parts: pairCodes(slot.parts, twin.slot.parts)};
      units.push({
        ...place,
        line: lineOf(slot.start),
        kind: piece.kind,
        source: slot,
        ...(to && {target: to}),
      });
    }
  };

  const leaveOut = ({slot, fixed, children}: Piece) => {
    if (slot && fixed === undefined) {
      unplaced.push({line: lineOf(slot.start), text: textOf(slot.parts)});
    }
    children.forEach(leaveOut);
  };

  const addAlone = (piece: Piece, place: Place) => {
    add(piece, place);
    placesOf(piece.children, place).forEach((inside, child) => addAlone(child, inside));
  };

  const addPairs = (sources: readonly Piece[], targets: readonly Piece[], parent?: Place) => {
    const places = placesOf(sources, parent);
    const pairs = alignPieces(sources, targets, ratio);
    for (const [index, {source: piece, target: twin}] of pairs.entries()) {
      const place = piece && places.get(piece);
      if (!place) {
        continue;
      }
      if (twin) {
        add(piece, place, twin);
        addPairs(piece.children, twin.children, place);
        continue;
      }
      if (!isBehind(place.section)) {
        continue;
      }
      if (!movable.test(piece.kind)) {
        leaveOut(piece);
        continue;
      }
      const previous = pairs
        .slice(0, index)
        .reverse()
        .find((pair) => pair.target)?.target;
      const next = pairs.slice(index).find((pair) => pair.target)?.target;
      const at = previous?.end ?? next?.start;
      const order = sources.indexOf(piece);
      const gap = (from?: Piece, to?: Piece) =>
        from && to ? source.slice(from.end, to.start) : '\n\n';
      if (at !== undefined) {
        addAlone(piece, {
          ...place,
          addition: {
            piece,
            at,
            before: previous ? gap(sources[order - 1], piece) : '',
            after: previous ? '' : gap(piece, sources[order + 1]),
          },
        });
      }
    }
  };

  if (target) {
    addPairs(outline, target.outline);
  } else {
    // The new file is the whole source with all texts replaced.
    const whole: Piece = {kind: 'page', start: 0, end: source.length, children: outline};
    const addition: Addition = {piece: whole, at: 0, before: '', after: ''};
    placesOf(outline).forEach((place, piece) => addAlone(piece, {...place, addition}));
  }
  return {units, unplaced};
}
