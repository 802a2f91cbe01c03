import type {Paragraph} from 'mdast';

/** Creates a paragraph of plain text. */
export const paragraph = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'text', value}],
});
