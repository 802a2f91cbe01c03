import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

/** A fenced block of an article. */
export interface CodeBlock {
  readonly language: string;
  /** Title of the block, usually the name of a file. */
  readonly title: string;
  readonly text: string;
}

/** Returns the fenced blocks among some nodes, in order. */
export function codeBlocks(nodes: readonly Nodes[]): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  for (const node of nodes) {
    visit(node, 'code', ({lang, meta, value}) => {
      const title = /(?:^|\s)title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '';
      blocks.push({language: lang ?? '', title, text: value});
    });
  }
  return blocks;
}
