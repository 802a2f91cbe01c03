import type {Nodes} from 'mdast';
import {isJsxElement} from '../../content/jsx.ts';
import {joined, type Code, type CodeKind, type Part} from './Part.ts';

/** Names of buttons and fields in Chinese; English sets them in bold. */
const label = /【(?<name>[^【】]+)】/gu;

const kinds: Readonly<Record<string, CodeKind>> = {
  strong: 'format',
  emphasis: 'format',
  delete: 'format',
  link: 'link',
  image: 'link',
  inlineCode: 'code',
};

const kindOf = (node: Nodes): CodeKind =>
  isJsxElement(node)
    ? node.name === 'Term'
      ? 'term'
      : 'element'
    : (kinds[node.type] ?? 'element');

/** A part before its codes have numbers. */
export type Found = string | Omit<Code, 'id'>;

function* labelled(text: string): Generator<Found> {
  let end = 0;
  for (const match of text.matchAll(label)) {
    yield text.slice(end, match.index);
    yield {shape: 'open', kind: 'label', raw: '【'};
    yield match.groups?.name ?? '';
    yield {shape: 'close', kind: 'label', raw: '】'};
    end = match.index + match[0].length;
  }
  yield text.slice(end);
}

function offsets(node: Nodes): readonly [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

function* found(node: Nodes, source: string): Generator<Found> {
  const [start, end] = offsets(node);
  const raw = source.slice(start, end);
  if (node.type === 'text') {
    // A reader sees a line break in a paragraph as a space.
    yield node.value.replace(/\s*\n\s*/g, ' ');
    return;
  }
  const children = 'children' in node ? (node.children as Nodes[]) : [];
  const first = children[0];
  const last = children.at(-1);
  if (node.type === 'textDirective' && !first) {
    // No plugin handles this directive, so the page shows it as text with a colon.
    yield raw;
  } else if (!first || !last || offsets(first)[0] === start) {
    // The text of an autolink is its address, so it is not translated.
    yield {shape: 'alone', kind: kindOf(node), raw};
  } else {
    const kind = kindOf(node);
    yield {shape: 'open', kind, raw: source.slice(start, offsets(first)[0])};
    for (const child of children) {
      yield* found(child, source);
    }
    yield {shape: 'close', kind, raw: source.slice(offsets(last)[1], end)};
  }
}

/** Numbers the codes of a text, and makes the marks of labels (【】) codes too. */
export const withLabels = (parts: Iterable<Found>): Part[] =>
  numbered(
    joined(parts).flatMap((part) => (typeof part === 'string' ? [...labelled(part)] : part)),
  );

/** Numbers the codes of a text in the order in which they begin. */
export function numbered(parts: Iterable<Found>): Part[] {
  const open: number[] = [];
  let count = 0;
  return joined(
    Array.from(parts, (part): Part => {
      if (typeof part === 'string') {
        return part;
      }
      if (part.shape === 'close') {
        return {...part, id: open.pop() ?? 0};
      }
      count += 1;
      if (part.shape === 'open') {
        open.push(count);
      }
      return {...part, id: count};
    }),
  );
}

/**
 * Returns the text of neighbouring nodes inside a block, with codes for everything that is not text.
 * @param source the text to which the offsets of the nodes refer
 */
export function inlineParts(nodes: readonly Nodes[], source: string): Part[] {
  return withLabels(nodes.flatMap((node) => [...found(node, source)]));
}
