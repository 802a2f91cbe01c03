import type {RootContent} from 'mdast';
import {codeBlocks} from '../page/codeBlocks.ts';

/** The messages of a section by language: the title of each block ends in its tag. */
export function messagesIn(nodes: readonly RootContent[]): Record<string, string> {
  return Object.fromEntries(
    codeBlocks(nodes).map(({title, text}) => {
      const tag = title.split(' ').at(-1) ?? '';
      return [tag === 'zh-Hans' ? 'zh' : tag, text];
    }),
  );
}
