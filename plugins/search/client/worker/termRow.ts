import type {AnswerBlock} from '../../markup/extracts.ts';
import type {AnswerHit, MarkedText} from '../protocol.ts';
import type {FoundTerm} from './IndexStore.ts';

/**
 * Creates a row for a term: its name, and the page that explains it.
 * @param cut shortens a text to the length of an excerpt.
 */
export function termHit(
  {url, row: [id, name, , definition]}: FoundTerm,
  cut: (text: string) => MarkedText,
): AnswerHit {
  return {
    url,
    hash: `#${id}`,
    title: {text: name, marks: []},
    section: null,
    breadcrumbs: [],
    excerpt: cut(definition),
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
