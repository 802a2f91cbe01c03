import {pinyin} from 'pinyin-pro';
import {search as settings} from '../../../config/search.ts';
import {hanCutter} from '../../../plugins/search/engine/build/termsOf.ts';
import {simplifiedTable} from '../../../plugins/search/engine/build/simplifiedTable.ts';
import {fold, tokenize} from '../../../plugins/search/engine/text/tokenize.ts';
import {inflectionStem} from '../../../plugins/search/engine/text/stem.ts';
import {isStopWord} from '../../../plugins/search/engine/text/stopWords.ts';
import {validateOptions} from '../../../plugins/search/options.ts';
import {variant} from './miniSearch.ts';

/** Weight of a synonym relative to the word itself, as in our engine. */
const synonymWorth = 0.75;

const {userDictionary, synonyms} = validateOptions({options: settings});
const folded = (text: string) => fold(text, simplifiedTable());
const cut = hanCutter(
  userDictionary.map(folded).filter((word) => /^\p{Script=Han}{2,}$/u.test(word)),
);
const groups = synonyms.map((group) => [...new Set(group.map(folded))]);

/** Splits a text into the words of our index, with stems instead of inflections, without stop words. */
function wordsOf(text: string): string[] {
  const words = tokenize(folded(text)).flatMap(({kind, text: piece}) =>
    kind === 'han' ? cut(piece) : [piece],
  );
  const matter = words.filter((word) => !isStopWord(word));
  return (matter.length > 0 ? matter : words).map(inflectionStem);
}

/** Returns the pinyin of a title's Chinese words, as syllables and as initials. */
function readingsOf(title: string): string {
  return tokenize(folded(title))
    .filter(({kind}) => kind === 'han')
    .flatMap(({text}) => [text, ...cut(text)])
    .flatMap((word) => {
      const syllables = pinyin(word, {toneType: 'none', type: 'array', v: true});
      return [syllables.join(''), syllables.map((syllable) => syllable.charAt(0)).join('')];
    })
    .join(' ');
}

/** Returns the synonyms of a query's words. */
function othersOf(query: string): string[] {
  const words = ` ${wordsOf(query).join(' ')} `;
  const isSaid = (member: string) => words.includes(` ${wordsOf(member).join(' ')} `);
  return groups
    .filter((group) => group.some(isSaid))
    .flatMap((group) => group.filter((member) => !isSaid(member)));
}

const options = {
  fields: ['t', 's', 'asks', 'readings', 'text'],
  storeFields: ['u'],
  tokenize: wordsOf,
  processTerm: (term: string) => term,
  searchOptions: {prefix: true, fuzzy: 0.2, boost: {t: 2, s: 2, asks: 2}},
};

/** Uses our words, synonyms, questions and pinyin, to measure the effect of the ranking alone. */
export const miniSearchEquipped = variant({
  name: 'MiniSearch, equipped as ours',
  optionsFor: () => options,
  fieldsOf: (section) => ({
    ...section,
    asks: (section.asks ?? []).join('\n'),
    readings: readingsOf(`${section.t} ${section.s}`),
  }),
  queryFor: (query) => {
    const others = othersOf(query).map((other) => ({
      queries: [other],
      boostTerm: () => synonymWorth,
    }));
    return {combineWith: 'OR', queries: [query, ...others]};
  },
});
