import {chineseWords, forbiddenWords, synonymGroups} from '../plugins/glossary/searchWords.ts';
import {anchorOf} from '../plugins/messages/Message.ts';
import type {SearchOptions} from '../plugins/search/options.ts';
import {currentLocale, otherLocale} from './locales.ts';
import {hasCommonPages, productsOfBuild} from './part.ts';
import {pathOfProduct} from './products.ts';
import {everydaySynonyms} from './everydaySynonyms.ts';
import {messageTable, termbase} from './tables.ts';

const locale = currentLocale();

/**
 * Each product has an index in each language. The termbase provides multi-word terms and their
 * synonyms in both languages, and `everydaySynonyms` adds everyday words.
 */
export const search: SearchOptions = {
  contexts: productsOfBuild().map((id) => ({id, path: pathOfProduct(id)})),
  resultsPage: hasCommonPages(),
  userDictionary: chineseWords(termbase),
  synonyms: [...synonymGroups(termbase), ...everydaySynonyms],
  aliases: Object.fromEntries(
    [...messageTable.values()].map((message) => [anchorOf(message), Object.values(message.text)]),
  ),
  preparations: ['before-you-begin'],
  glossary: {
    path: 'glossary',
    terms: [...termbase.values()].map(({id, term, definition}) => ({
      id,
      // `synonymGroups` starts each group with the Chinese term.
      concept: term.zh,
      name: term[locale],
      equivalent: term[otherLocale(locale)],
      definition: definition[locale],
    })),
  },
  silent: forbiddenWords(termbase),
};
