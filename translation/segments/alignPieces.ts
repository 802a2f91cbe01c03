import {sorensenDice} from '../../src/lib/sorensenDice.ts';
import {isCode, textOf} from './Part.ts';
import type {Piece} from './Piece.ts';

/** Two counterparts, or one piece that the other language lacks. */
export interface PiecePair {
  readonly source?: Piece;
  readonly target?: Piece;
}

/** Cost of a piece without a counterpart; a pair costs at most 1. */
const alone = 0.75;

const lengthOf = (piece: Piece): number =>
  (piece.slot && piece.fixed === undefined ? textOf(piece.slot.parts).length : 0) +
  piece.children.reduce((sum, child) => sum + lengthOf(child), 0);

/** Yields content that is the same in both languages: numbers, code, addresses. */
function* anchorsOf({slot, fixed, children}: Piece): Generator<string> {
  yield* fixed === undefined ? [] : [fixed];
  for (const part of fixed === undefined && slot ? slot.parts : []) {
    if (isCode(part)) {
      yield* part.kind === 'format' || part.kind === 'label' ? [] : [part.raw];
    } else {
      yield* part.match(/\d+(?:[.,]\d+)*/g) ?? [];
    }
  }
  for (const child of children) {
    yield* anchorsOf(child);
  }
}

/** Distance of two pieces, from 0 to 1: by their lengths and by content that both languages share. */
function unlikeness(source: Piece, target: Piece, ratio: number): number {
  const [one, other] = [lengthOf(source) * ratio, lengthOf(target)];
  const byLength = one === other ? 0 : Math.min(1, Math.abs(Math.log((one + 1) / (other + 1))) / 4);
  const [ours, theirs] = [[...anchorsOf(source)], [...anchorsOf(target)]];
  return ours.length + theirs.length === 0
    ? byLength
    : (byLength + 1 - sorensenDice(ours, theirs)) / 2;
}

/**
 * Finds the counterparts in two lists of pieces: pieces of the same kind in the same order, and among
 * those the ones of similar length with the same numbers, code and addresses.
 * @param ratio characters of the target language for each of the source language
 */
export function alignPieces(
  sources: readonly Piece[],
  targets: readonly Piece[],
  ratio: number,
): PiecePair[] {
  const isSameShape =
    sources.length === targets.length &&
    sources.every(({kind}, index) => kind === targets[index]?.kind);
  if (isSameShape) {
    return sources.flatMap((source, index) => {
      const target = targets[index];
      return target ? [{source, target}] : [];
    });
  }
  const costs = sources.map(() => new Array<number>(targets.length + 1).fill(0));
  costs.push(
    Array.from({length: targets.length + 1}, (_, column) => (targets.length - column) * alone),
  );
  const pairCost = (row: number, column: number): number => {
    const source = sources[row];
    const target = targets[column];
    return source && source.kind === target?.kind
      ? unlikeness(source, target, ratio) + (costs[row + 1]?.[column + 1] ?? 0)
      : Infinity;
  };
  for (let row = sources.length - 1; row >= 0; row -= 1) {
    for (let column = targets.length; column >= 0; column -= 1) {
      const line = costs[row] ?? [];
      line[column] = Math.min(
        pairCost(row, column),
        (costs[row + 1]?.[column] ?? 0) + alone,
        column < targets.length ? (line[column + 1] ?? 0) + alone : Infinity,
      );
    }
  }
  const pairs: PiecePair[] = [];
  let row = 0;
  let column = 0;
  while (row < sources.length || column < targets.length) {
    const source = sources[row];
    const target = targets[column];
    const cost = costs[row]?.[column] ?? 0;
    if (source && target && pairCost(row, column) === cost) {
      pairs.push({source, target});
      row += 1;
      column += 1;
    } else if (source && (costs[row + 1]?.[column] ?? 0) + alone === cost) {
      pairs.push({source});
      row += 1;
    } else {
      pairs.push(target ? {target} : {});
      column += 1;
    }
  }
  return pairs;
}
