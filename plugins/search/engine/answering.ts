import {longestQuery} from '../../../src/lib/longestQuery.ts';
import type {SearchIndex} from './load/SearchIndex.ts';
import {markRanges} from './marks.ts';
import {lexiconOf} from './plan/Lexicon.ts';
import {planQuery} from './plan/planQuery.ts';
import type {Alternative} from './plan/Plan.ts';
import {synonymiesIn} from './plan/expandSynonyms.ts';
import type {Ranked} from './rank/rankPages.ts';
import {fold, tokenize} from './text/tokenize.ts';

/**
 * Minimum value for which the first hit is the answer and not only the best guess: the square of its
 * likeness times its margin over the next page. The value was chosen on the judged queries
 * (bench/search), for which at least 95 of 100 shown answers are right.
 */
const leastWorth = 0.03;

/** Minimum likeness and margin of a page that is shown before a definition. */
const beforeDefinition = {likeness: 0.9, margin: 0.25};

type Judged = Pick<Ranked, 'likeness' | 'score'>;

/** Relative margin of the first hit over the second. */
const marginOf = (first: Judged, second: Judged | undefined) =>
  second ? first.score / second.score - 1 : Infinity;

/**
 * Whether the first hit certainly answers the query: one of its titles, or a question that it answers,
 * contains much of the query, and the next page is clearly worse. A higher value of one makes up for a
 * lower value of the other.
 */
export function isClear([first, second]: readonly Judged[]): boolean {
  if (!first) {
    return false;
  }
  return first.likeness > 0 && first.likeness ** 2 * marginOf(first, second) >= leastWorth;
}

/**
 * Whether the first hit for a query that is a term is shown before the term's definition: it has the
 * name of the query, and no other page comes close. Then its page is about the term and says more
 * than the definition.
 */
export function beatsDefinition([first, second]: readonly Judged[]): boolean {
  return (
    first !== undefined &&
    first.likeness >= beforeDefinition.likeness &&
    marginOf(first, second) >= beforeDefinition.margin
  );
}

/**
 * Returns a function that says which share of a query's words a text contains, in the same or another
 * form, from 0 to 1. A word that only says how the reader asks counts little.
 */
export function shareHeld(
  indexes: readonly SearchIndex[],
  query: string,
): (text: string) => number {
  const {concepts, spans} = planQuery(query, lexiconOf(indexes));
  const worths = concepts.map(({factor, optional}) => (optional ? 0 : factor));
  const whole = worths.reduce((sum, worth) => sum + worth, 0);
  return (text) => {
    const isHeld = ({all}: Alternative) =>
      all.length > 0 && all.every((words) => markRanges(text, words).length > 0);
    const held = concepts.map(({alternatives}) => alternatives.some(isHeld));
    for (const {from, to, alternative} of spans) {
      if (isHeld(alternative)) {
        held.fill(true, from, to);
      }
    }
    const part = worths.reduce((sum, worth, concept) => sum + (held[concept] ? worth : 0), 0);
    return whole > 0 ? part / whole : 0;
  };
}

/** Words with which readers report a problem, and ask who may do something. “能不能” asks whether. */
const problemOrPerson =
  /报错|失败|(?<!能)不了|无法|(?<!能)不能|不到|没法|出错|错误|谁|\b(?:can'?t|cannot|won'?t|unable|fails?|failed|error|who)\b/;

/** Whether a query reports a problem or asks for a person. The steps of a task answer neither. */
export const needsMoreThanSteps = (query: string): boolean =>
  problemOrPerson.test(fold(query.slice(0, longestQuery)).replaceAll('’', "'"));

/** Phrases with which readers ask for the meaning of a term; `#` is the term. */
const frames = [
  /^(请问|请?解释一?下?)?(什么是|什么叫做?|何谓|啥是|啥叫)?(一个)?#(这个词|这个)?(是什么意思|是啥意思|什么意思|啥意思|是什么|是啥|指的是什么|是指什么|指什么|的?(意思|定义|含义))?[吗呢啊呀]?$/,
  /^(please )?(explain|define|definition of|(the )?meaning of|what is meant by|what ?(is|are|'?s))? ?((an?|the) )?#( means?| meaning| definition)?$/,
  /^what (does|do) ((an?|the) )?# (mean|stand for)$/,
];

/** Punctuation that has no meaning at the end of a question or around a term. */
const endMarks = /[\s?。.!]+$/;
const quotes = /["“”「」『』《》]|'(?=#)|(?<=#)'(?!s\b)/g;
/** Spaces that Chinese writers put around a Latin term: “什么是 TM”. */
const spacing = /(?<=\p{Script=Han})\s+(?=#)|(?<=#)\s+(?=\p{Script=Han})/gu;

/** Whether a question asks for the meaning of the word in a range, or contains no other word. */
function isFramed(question: string, start: number, end: number): boolean {
  const around = `${question.slice(0, start)}#${question.slice(end)}`;
  const plain = around
    .replace(quotes, '')
    .replace(spacing, '')
    .replace(endMarks, '')
    .replace(/\s+/g, ' ')
    .trim();
  return frames.some((frame) => frame.test(plain));
}

/**
 * Returns the terms that a query asks to have explained: it consists of a word of their synonym
 * groups, or asks for its meaning (“什么是句段”, “what does TM stand for”).
 * @returns for each term the first word of its group, folded. Words that no answer may name
 * (`silent`) are ignored.
 */
export function termsAsked(indexes: readonly SearchIndex[], query: string): readonly string[] {
  const lexicon = lexiconOf(indexes);
  const folded = fold(query.slice(0, longestQuery), lexicon.simplified);
  const asked = synonymiesIn(folded, lexicon).filter(
    ({start, end, member}) =>
      !lexicon.silent.has(member) &&
      // “API 怎么获取 token” has other words between those of the term.
      tokenize(folded.slice(start, end)).length <= tokenize(member).length &&
      isFramed(folded, start, end),
  );
  return [...new Set(asked.map(({concept}) => concept))];
}
