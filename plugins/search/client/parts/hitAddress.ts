import type {AnswerHit} from '../protocol.ts';

/** Name of the URL parameter with the words that an article marks. */
export const highlightParameter = '_highlight';

/** Returns the address of a hit, with the words that its page should mark. */
export function hitAddress({url, hash, terms}: Pick<AnswerHit, 'url' | 'hash' | 'terms'>): string {
  const words = new URLSearchParams(terms.map((term) => [highlightParameter, term])).toString();
  return `${url}${words === '' ? '' : `?${words}`}${hash}`;
}
