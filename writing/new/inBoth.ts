import {chinese, english} from './answerRules.ts';
import type {Question} from './Question.ts';

/** Returns a question for each language, whose answer must be in that language and fit the rule. */
export const inBoth = (
  flag: string,
  asks: string,
  refuses: Question['refuses'] = () => undefined,
): readonly Question[] => [
  {
    flag: `${flag}-zh`,
    asks: `${asks}, in Chinese`,
    refuses: (answer) => chinese(answer) ?? refuses(answer),
  },
  {
    flag: `${flag}-en`,
    asks: `${asks}, in English`,
    refuses: (answer) => english(answer) ?? refuses(answer),
  },
];
