import {excerpt} from '../../engine/query.ts';
import type {AnswerBlock} from '../../markup/extracts.ts';
import type {AnswerHit} from '../protocol.ts';
import type {FoundTerm} from './IndexStore.ts';

/** Creates a row for a term: its name, and the page that explains it. */
export function termHit(
  {url, row: [id, name, , definition]}: FoundTerm,
  excerptLength: number,
): AnswerHit {
  return {
    url,
    hash: `#${id}`,
    title: {text: name, marks: []},
    section: null,
    breadcrumbs: [],
    excerpt: excerpt(definition, [], excerptLength),
    passage: {text: definition, marks: []},
    // The page has an anchor for the term, so no words have to be marked.
    terms: [],
  };
}

const block = (kind: AnswerBlock['kind'], text: string): AnswerBlock => ({
  kind,
  head: '',
  parts: [{kind: 'text', text}],
});

/** Creates the blocks of a term: its name in the other language, and its definition. */
export function termBlocks({
  row: [, name, equivalent, definition],
}: FoundTerm): readonly AnswerBlock[] {
  return [
    ...(equivalent === name ? [] : [block('equivalent', equivalent)]),
    block('paragraph', definition),
  ];
}
