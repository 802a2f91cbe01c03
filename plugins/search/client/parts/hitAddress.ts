import type {AnswerHit} from '../answer.ts';

/** Name of the parameter that says which words an article marks. */
export const highlightParameter = '_highlight';

/** Address of a hit, with the words that its page is to mark. */
export function hitAddress({url, hash, terms}: Pick<AnswerHit, 'url' | 'hash' | 'terms'>): string {
  const words = new URLSearchParams(terms.map((term) => [highlightParameter, term])).toString();
  return `${url}${words === '' ? '' : `?${words}`}${hash}`;
}
