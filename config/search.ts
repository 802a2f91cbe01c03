import {readFileSync} from 'node:fs';
import {readTermbase} from '../plugins/glossary/readTermbase.ts';
import {chineseWords, forbiddenWords, synonymGroups} from '../plugins/glossary/searchWords.ts';
import {anchorOf} from '../plugins/messages/Message.ts';
import {readMessages} from '../plugins/messages/readMessages.ts';
import type {SearchOptions} from '../plugins/search/options.ts';
import {currentLocale, otherLocale} from './locales.ts';
import {hasCommonPages, productsOfBuild} from './part.ts';
import {pathOfProduct} from './products.ts';
import {everydaySynonyms} from './everydaySynonyms.ts';

const locale = currentLocale();
const terms = readTermbase(readFileSync(new URL('../data/termbase.csv', import.meta.url), 'utf8'));
const messages = readMessages(
  readFileSync(new URL('../data/messages.csv', import.meta.url), 'utf8'),
);

/**
 * Each product has an index in each language. The termbase provides multi-word terms and their
 * synonyms in both languages, and `everydaySynonyms` adds everyday words.
 */
export const search: SearchOptions = {
  contexts: productsOfBuild().map((id) => ({id, path: pathOfProduct(id)})),
  resultsPage: hasCommonPages(),
  userDictionary: chineseWords(terms),
  synonyms: [...synonymGroups(terms), ...everydaySynonyms],
  aliases: Object.fromEntries(
    [...messages.values()].map((message) => [anchorOf(message), Object.values(message.text)]),
  ),
  preparations: ['before-you-begin'],
  glossary: {
    path: 'glossary',
    terms: [...terms.values()].map(({id, term, definition}) => ({
      id,
      // `synonymGroups` starts each group with the Chinese term.
      concept: term.zh,
      name: term[locale],
      equivalent: term[otherLocale(locale)],
      definition: definition[locale],
    })),
  },
  silent: forbiddenWords(terms),
};
