import type {SearchIndex} from './load/SearchIndex.ts';
import {synonymiesIn} from './plan/expandSynonyms.ts';
import {lexiconOf} from './plan/Lexicon.ts';
import {longestQuery} from './plan/planQuery.ts';
import {fold} from './text/fold.ts';
import {tokenize} from './text/tokenize.ts';

/** Phrases with which readers ask for the meaning of a term; `#` is the term. */
const frames = [
  /^(请问|请?解释一?下?)?(什么是|什么叫做?|何谓|啥是|啥叫)?(一个)?#(这个词|这个)?(是什么意思|是啥意思|什么意思|啥意思|是什么|是啥|指的是什么|是指什么|指什么|的?(意思|定义|含义))?[吗呢啊呀]?$/,
  /^(please )?(explain|define|definition of|(the )?meaning of|what is meant by|what ?(is|are|'?s))? ?((an?|the) )?#( means?| meaning| definition)?$/,
  /^what (does|do) ((an?|the) )?# (mean|stand for)$/,
];

/** Punctuation that has no meaning at the end of a question or around a term. */
const endMarks = /[\s?。.!]+$/;
const quotes = /["“”「」]/g;

/** Whether a question asks for the meaning of the word in a range, or contains no other word. */
function isFramed(question: string, start: number, end: number): boolean {
  const around = `${question.slice(0, start)}#${question.slice(end)}`;
  const plain = around.replace(quotes, '').replace(endMarks, '').replace(/\s+/g, ' ').trim();
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
