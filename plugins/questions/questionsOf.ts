import type {Root, RootContent} from 'mdast';
import {blockText} from './blockText.ts';

/** A question that a page answers. */
export interface Question {
  readonly name: string;
  /** Plain text, empty if the page has no text answer. */
  readonly answer: string;
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
function answerIn(section: readonly RootContent[]): string {
  const texts: string[] = [];
  for (const node of leadingProse(section)) {
    const last = texts.at(-1);
    if (node.type !== 'paragraph') {
      if (last === undefined || announces(last)) {
        texts.push(blockText(node));
      }
      break;
    }
    texts.push(blockText(node));
  }
  return texts.filter((text) => text !== '').join('\n');
}

/** Returns the headings of level 2 with the answers under them, in order. */
export function questionsOf({children}: Root): Question[] {
  return children.flatMap((node, index) => {
    if (node.type !== 'heading' || node.depth !== 2) {
      return [];
    }
    const rest = children.slice(index + 1);
    const end = rest.findIndex(({type}) => type === 'heading');
    return {
      name: blockText(node),
      answer: answerIn(end < 0 ? rest : rest.slice(0, end)),
      line: node.position?.start.line ?? 1,
    };
  });
}
