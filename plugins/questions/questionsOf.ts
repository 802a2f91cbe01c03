import type {Root, RootContent} from 'mdast';
import {blockText} from './blockText.ts';

/** A question that a page answers. */
export interface Question {
  readonly name: string;
  /** Plain text; empty where the page gives no answer in words. */
  readonly answer: string;
  /** Line of the heading, counted as the tree's positions are. */
  readonly line: number;
}

const isProse = ({type}: RootContent) =>
  type === 'paragraph' || type === 'list' || type === 'table';

/** Whether a text only announces the list or table after it. */
const announces = (text: string) => /[:：]$/.test(text);

/** The paragraphs, lists and tables before anything else in a section. */
function leadingProse(section: readonly RootContent[]): readonly RootContent[] {
  const prose = section.slice(section.findIndex(isProse));
  const end = prose.findIndex((node) => !isProse(node));
  return section.some(isProse) ? prose.slice(0, end < 0 ? undefined : end) : [];
}

/**
 * The answer at the start of a section: its leading paragraphs with the list or table that they
 * introduce, or a list or table alone.
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

/** The headings of level 2 with what is said under them, in order. */
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
