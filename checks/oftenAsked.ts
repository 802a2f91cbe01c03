import {languageNames, localeIds, type LocaleId} from '../config/locales.ts';
import {isDraft} from '../content/isDraft.ts';
import {readFrontMatter} from '../plugins/frontMatter/readFrontMatter.ts';
import {type Check, findingsAt} from './Check.ts';
import type {Site} from './site/Site.ts';

/** Number of queries that the search box and the home page have room for. */
const room = 5;

/** The texts of the articles that readers get. A question in the front matter does not answer itself. */
const textsIn = ({documents, facts}: Site, locale: LocaleId) =>
  documents
    .filter(
      (document) =>
        document.kind === 'article' &&
        document.locale === locale &&
        !isDraft(document) &&
        facts.articles[document.product ?? '']?.includes(document.slug),
    )
    .map(({source}) => (readFrontMatter(source)?.body ?? '').toLowerCase());

export const oftenAsked: Check = {
  name: 'often-asked',
  refuses: 'queries of `config/oftenAsked.ts` whose words no article has, or not five of them',
  find(site) {
    return localeIds.flatMap((locale) => {
      const queries = new Set(site.facts.oftenAsked[locale]);
      const texts = textsIn(site, locale);
      const isAnswered = (query: string) => {
        const words = query.toLowerCase().split(' ');
        return texts.some((text) => words.every((word) => text.includes(word)));
      };
      return findingsAt('config/oftenAsked.ts', 1, [
        {
          isThere: queries.size !== room,
          problem: `${languageNames[locale]} has ${queries.size} different queries.`,
          fix: `Write ${room}: that is the room in the search box.`,
        },
        ...[...queries].map((query) => ({
          isThere: !isAnswered(query),
          problem: `No ${languageNames[locale]} article has all words of “${query}”.`,
          fix: 'Write the query with the words of the article that answers it, or restore them there.',
        })),
      ]);
    });
  },
};
