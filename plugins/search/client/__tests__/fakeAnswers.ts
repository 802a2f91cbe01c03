import type {Answer, AnswerHit} from '../protocol.ts';

/** Returns a hit that matches one word. */
export const hit = (url: string, title = url): AnswerHit => ({
  url,
  hash: '#a',
  title: {text: title, marks: []},
  section: null,
  breadcrumbs: [],
  excerpt: null,
  passage: null,
  terms: ['匹配'],
});

/** Returns a complete answer. */
export const answer = (...hits: AnswerHit[]): Answer => ({
  hits,
  best: [],
  found: hits.length,
  total: hits.length,
  widened: [],
  nearest: [],
  complete: true,
  partial: false,
});
