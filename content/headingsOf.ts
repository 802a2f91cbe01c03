import type {Heading} from 'mdast';
import type {Document} from './Document.ts';
import {nodesOf} from './nodesOf.ts';
import {plainText} from './text/textParts.ts';

export interface HeadingPlace {
  readonly level: Heading['depth'];
  readonly text: string;
  /** The id from the comment at the end of the heading; absent if there is no comment. */
  readonly id?: string;
  readonly line: number;
}

const idComment = /^\/\* #([a-z0-9]+(?:-[a-z0-9]+)*) \*\/$/;

/** Returns the id that the writer gave a heading in the comment at its end. */
export function headingId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? idComment.exec(last.value)?.[1] : undefined;
}

/** Returns the headings of a document in order, with the ids that the writer gave them. */
export function headingsOf({tree}: Document): HeadingPlace[] {
  return nodesOf(tree)
    .filter((node) => node.type === 'heading')
    .map((node) => {
      const id = headingId(node);
      return {
        level: node.depth,
        text: plainText(node).trim(),
        line: node.position?.start.line ?? 1,
        ...(id !== undefined && {id}),
      };
    });
}
