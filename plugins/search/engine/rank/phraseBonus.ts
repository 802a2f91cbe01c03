import {ranking} from './ranking.ts';

/**
 * How much a title says the query in one piece, from 0 to 1. Both are squeezed.
 * The same text is 1; a title that holds the query counts by the share that it fills; a query that
 * holds the title (an article's title within a question) counts by that share, and less.
 */
function likeness(query: string, title: string): number {
  if (query === '' || title === '') {
    return 0;
  }
  if (query === title) {
    return 1;
  }
  if (query.length > 1 && title.includes(query)) {
    return 0.3 + (0.5 * query.length) / title.length;
  }
  if (title.length > 3 && query.includes(title)) {
    return (0.6 * title.length) / query.length;
  }
  return 0;
}

/** What the titles of a section and its page add to its score. */
export function phraseBonus(query: string, pageTitle: string, sectionTitle: string): number {
  return (
    ranking.samePageTitle * likeness(query, pageTitle) +
    ranking.sameSectionTitle * likeness(query, sectionTitle)
  );
}
