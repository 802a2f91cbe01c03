import {isHan, tokenize, type Piece} from '../text/tokenize.ts';
import {cutHan} from './cutHan.ts';
import type {Lexicon} from './Lexicon.ts';

/** A word of the query. */
export interface Unit {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly han: boolean;
}

/** Words joined by symbols in the query; `from` and `to` refer to the units inside. */
export interface Code {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Known words that sound like the units from `from` to before `to`. */
export interface HomophoneRun {
  readonly words: readonly string[];
  readonly from: number;
  readonly to: number;
}

export interface Cut {
  readonly units: readonly Unit[];
  readonly homophones: readonly HomophoneRun[];
  readonly codes: readonly Code[];
}

/** Splits a folded query into words, in its order. */
export function cutQuery(folded: string, lexicon: Lexicon): Cut {
  const units: Unit[] = [];
  const homophones: HomophoneRun[] = [];
  const codes: Piece[] = [];
  for (const piece of tokenize(folded)) {
    if (piece.kind === 'code') {
      codes.push(piece);
    } else if (piece.kind === 'word') {
      units.push({...piece, han: isHan(piece.text)});
    } else {
      for (const word of cutHan(piece.text, lexicon)) {
        const from = units.length;
        const inside = word.homophones.length > 0 ? cutHan(word.text, lexicon, false) : [word];
        for (const {text, start} of inside) {
          const at = piece.start + start + (inside[0] === word ? 0 : word.start);
          units.push({text, start: at, end: at + text.length, han: true});
        }
        if (word.homophones.length > 0) {
          homophones.push({words: word.homophones, from, to: units.length});
        }
      }
    }
  }
  return {
    units,
    homophones,
    codes: codes.map(({text, start, end}) => ({text, ...unitsBetween(units, start, end)})),
  };
}

/** Returns the units that overlap a range of the query: from `from` to before `to`. */
export function unitsBetween(
  units: readonly Unit[],
  start: number,
  end: number,
): {from: number; to: number} {
  const from = units.findIndex((unit) => unit.end > start);
  return from < 0 ? {from: 0, to: 0} : {from, to: units.filter((unit) => unit.start < end).length};
}
