import type {Nodes} from 'mdast';
import {isJsxElement} from '../jsx.ts';

/** Replaces the part of a sentence that is not running text: a code span, a key, a picture. */
export const gap = '\uFFFC';

export interface TextPart {
  readonly text: string;
  /** Line of the file. */
  readonly line: number;
}

/** Inline components. All other components start a new text. */
const inline = new Set(['Term', 'Kbd', 'Plan', 'Tag', 'Ins', 'Del', 'Diff', 'Underlined', 'Mono']);

const isInline = (name: string | null) => !name || inline.has(name) || /^[a-z]/.test(name);

/**
 * Yields the running text of a node, line by line of the file. Code and pictures become a gap, and a
 * line break becomes a space; content outside the sentence is placed between line breaks.
 * @param leaveOut selects further nodes that become a gap
 */
export function* textParts(
  node: Nodes,
  leaveOut: (node: Nodes) => boolean = () => false,
): Generator<TextPart> {
  const line = node.position?.start.line ?? 1;
  if (leaveOut(node)) {
    yield {text: gap, line};
    return;
  }
  if (node.type === 'text') {
    const lines = node.value.split('\n');
    for (const [index, text] of lines.entries()) {
      yield {text: index < lines.length - 1 ? `${text} ` : text, line: line + index};
    }
    return;
  }
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return;
  }
  if (node.type === 'textDirective') {
    // No plugin handles this text directive, so the page shows a colon and the name.
    yield {text: `:${node.name}`, line};
  }
  const children = 'children' in node ? node.children : [];
  if (children.length === 0) {
    yield {text: node.type === 'break' ? ' ' : gap, line};
    return;
  }
  const apart = isJsxElement(node) && !isInline(node.name);
  if (apart) {
    yield {text: '\n', line};
  }
  for (const child of children) {
    yield* textParts(child, leaveOut);
  }
  if (apart) {
    yield {text: '\n', line: node.position?.end.line ?? line};
  }
}

/** Returns the running text of a node as one string; see `textParts`. */
export function plainText(node: Nodes): string {
  return [...textParts(node)].map(({text}) => text).join('');
}
