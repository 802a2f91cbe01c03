import type {Root, RootContent} from 'mdast';
import {blockText} from './blockText.ts';

/** A question that a page answers. */
export interface Question {
  readonly name: string;
  /** Plain text, empty if the page has no text answer. */
  readonly answer: string;
  /** The blocks that are the answer. */
  readonly blocks: readonly RootContent[];
  /** Line of the heading, as in the positions of the tree. */
  readonly line: number;
}

const isProse = ({type}: RootContent) =>
  type === 'paragraph' || type === 'list' || type === 'table';

/** Whether a text only introduces the list or table after it. */
const announces = (text: string) => /[:：]$/.test(text);

/** Returns the first consecutive paragraphs, lists and tables in a section. */
function leadingProse(section: readonly RootContent[]): readonly RootContent[] {
  const prose = section.slice(section.findIndex(isProse));
  const end = prose.findIndex((node) => !isProse(node));
  return section.some(isProse) ? prose.slice(0, end < 0 ? undefined : end) : [];
}

/**
 * Returns the answer at the start of a section: its leading paragraphs with the list or table that
 * they introduce, or a single list or table.
 */
function answerIn(section: readonly RootContent[]): readonly RootContent[] {
  const prose = leadingProse(section);
  const end = prose.findIndex(({type}) => type !== 'paragraph');
  const last = prose[end - 1];
  return end < 0 ? prose : prose.slice(0, !last || announces(blockText(last)) ? end + 1 : end);
}

/** Returns the headings of level 2 with the answers under them, in order. */
export function questionsOf({children}: Root): Question[] {
  return children.flatMap((node, index) => {
    if (node.type !== 'heading' || node.depth !== 2) {
      return [];
    }
    const rest = children.slice(index + 1);
    const end = rest.findIndex(({type}) => type === 'heading');
    const blocks = answerIn(end < 0 ? rest : rest.slice(0, end));
    return {
      name: blockText(node),
      answer: blocks
        .map(blockText)
        .filter((text) => text !== '')
        .join('\n'),
      blocks,
      line: node.position?.start.line ?? 1,
    };
  });
}
