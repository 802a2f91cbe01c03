import {longestQuery} from '../../../../src/lib/longestQuery.ts';
import {fold, compactText, type Piece} from '../text/tokenize.ts';
import {isStopWord} from '../text/stopWords.ts';
import {cutQuery, unitsBetween, type Cut} from './cutQuery.ts';
import {expandHan, expandWord} from './expandWord.ts';
import {pinyinSpans, placesWithInitials} from './expandPinyin.ts';
import {synonymSpans} from './expandSynonyms.ts';
import type {Lexicon} from './Lexicon.ts';
import {type Alternative, type Concept, factorOf, type Plan, type Span, weights} from './Plan.ts';

/** Parses a query into a plan for the indexes. */
export function planQuery(query: string, lexicon: Lexicon): Plan {
  const start = Array.from(query.slice(0, longestQuery * 2))
    .slice(0, longestQuery)
    .join('');
  const folded = fold(start, lexicon.simplified);
  const cut = cutQuery(folded, lexicon);
  const {units} = cut;
  const open = /[\p{L}\p{N}]$/u.test(folded);
  const expanded = units.map((unit, place) =>
    units.findIndex(({text}) => text === unit.text) < place
      ? saidBefore
      : toConcept(unit, open && place === units.length - 1, lexicon),
  );
  const spans = [
    ...joinedSpans(units, lexicon),
    ...synonymSpans(folded, units, lexicon),
    ...(folded === fold(start) ? [] : regionalSpans(units, folded, lexicon)),
    ...pinyinSpans(units, open, lexicon),
    ...cut.homophones,
  ];
  return {
    concepts: [...asked(expanded), ...codeConcepts(cut, lexicon), ...homophoneConcepts(cut)],
    spans,
    compact: compactText(folded),
  };
}

function toConcept({kind, text}: Piece, open: boolean, lexicon: Lexicon): Concept {
  const alternatives =
    kind === 'han' ? expandHan(text, open, lexicon) : expandWord(text, open, lexicon);
  if (kind !== 'han' && !lexicon.has(text)) {
    const places = placesWithInitials(text, lexicon);
    if (places) {
      alternatives.push({all: [], places, weight: weights.initials});
    }
  }
  return {text, alternatives, factor: factorOf(text), optional: false};
}

/** A repeated word of the query adds nothing. */
const saidBefore: Concept = {text: '', alternatives: [], factor: 0, optional: false};

/** If a query consists of stop words only, they count as its words. */
function asked(concepts: readonly Concept[]): Concept[] {
  const onlyStops = concepts.every(({factor}) => factor <= weights.stopWord);
  return concepts.map((concept) =>
    onlyStops && concept.factor > 0 ? {...concept, factor: 1} : concept,
  );
}

/** Matches adjacent words that the documents write as one: `file name` as `filename`. */
function joinedSpans(units: readonly Piece[], lexicon: Lexicon): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from + 1 < units.length; from += 1) {
    const [left, right] = [units[from], units[from + 1]];
    if (left?.kind === 'word' && right?.kind === 'word') {
      const joined = left.text + right.text;
      const words = [
        ...(lexicon.has(joined) ? [joined] : []),
        ...lexicon.sameInflection(joined),
        ...lexicon.sameLetters(joined),
        ...(joined.length > 6 ? lexicon.containing(joined, 20) : []),
      ];
      if (words.length > 0) {
        const alternative = {all: [[...new Set(words)]], weight: weights.joined};
        spans.push({from, to: from + 2, alternative});
      }
    }
  }
  return spans;
}

/** Homophones of stop words (对其 for 对齐), which only add to the score. */
function homophoneConcepts({homophones, units}: Cut): Concept[] {
  return homophones
    .filter(({from, to}) => units.slice(from, to).every(({text}) => isStopWord(text)))
    .map(({alternative}) => ({text: '', alternatives: [alternative], factor: 1, optional: true}));
}

/** Taiwanese words in a query that is written in traditional characters. */
function regionalSpans(units: readonly Piece[], folded: string, lexicon: Lexicon): Span[] {
  const spans: Span[] = [];
  for (const [word, own] of lexicon.regional) {
    const start = folded.indexOf(word);
    if (start >= 0) {
      const place = unitsBetween(units, start, start + word.length);
      spans.push({...place, alternative: {all: [[own]], weight: weights.regional}});
    }
  }
  return spans;
}

/** Words joined by symbols, as in the documents; the words inside count too, but less. */
function codeConcepts({codes, units}: Cut, lexicon: Lexicon): Concept[] {
  return codes.flatMap(({text, start, end}) => {
    const alternatives: Alternative[] = [];
    if (lexicon.has(text)) {
      alternatives.push({all: [[text]], weight: 1});
    }
    const compact = compactText(text);
    const same = [...lexicon.sameLetters(compact), ...(lexicon.has(compact) ? [compact] : [])];
    if (same.length > 0) {
      alternatives.push({all: [same], weight: weights.joined});
    }
    const longer = lexicon.containing(text, 40).filter((word) => word !== text);
    if (longer.length > 0) {
      alternatives.push({all: [longer], weight: weights.inside});
    }
    // It counts as much as the words inside together.
    const {from, to} = unitsBetween(units, start, end);
    const factor = Math.max(1, to - from);
    return alternatives.length > 0 ? [{text, alternatives, factor, optional: true}] : [];
  });
}
