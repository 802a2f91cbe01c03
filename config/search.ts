import {readFileSync} from 'node:fs';
import {readTermbase} from '../plugins/glossary/readTermbase.ts';
import {chineseWords, forbiddenWords, synonymGroups} from '../plugins/glossary/searchWords.ts';
import {anchorOf} from '../plugins/messages/Message.ts';
import {readMessages} from '../plugins/messages/readMessages.ts';
import type {SearchOptions} from '../plugins/search/options.ts';
import {currentLocale, otherLocale} from './locales.ts';
import {products} from './products.ts';
import {everydaySynonyms} from './everydaySynonyms.ts';

const locale = currentLocale();
const terms = readTermbase(readFileSync(new URL('../data/termbase.csv', import.meta.url), 'utf8'));
const messages = readMessages(
  readFileSync(new URL('../data/messages.csv', import.meta.url), 'utf8'),
);

/**
 * An index for each product, in each language. The termbase tells it which words belong together,
 * and which of them mean the same in either language; `everydaySynonyms` adds everyday ones.
 */
export const search: SearchOptions = {
  contexts: products.map(({id}) => ({id, path: `docs/${id}/`})),
  limit: 8,
  snippetLength: 50,
  userDictionary: chineseWords(terms),
  synonyms: [...synonymGroups(terms), ...everydaySynonyms],
  aliases: Object.fromEntries(
    [...messages.values()].map((message) => [anchorOf(message), Object.values(message.text)]),
  ),
  glossary: {
    path: 'glossary',
    terms: [...terms.values()].map(({id, term, definition}) => ({
      id,
      // `synonymGroups` begins each group with it.
      concept: term.zh,
      name: term[locale],
      equivalent: term[otherLocale(locale)],
      definition: definition[locale],
    })),
  },
  silent: forbiddenWords(terms),
};
