import type {Nodes} from 'mdast';
import {isJsxElement} from '../../plugins/vocabulary/jsx.ts';
import {joined, type Code, type CodeKind, type Part} from './Part.ts';

/** Chinese names of buttons and fields; English sets them in bold. */
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

type Found = string | Omit<Code, 'id'>;

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
  if (!node.position && 'children' in node) {
    // The parser has made a link of an address in running text.
    for (const child of node.children) {
      yield* found(child, source);
    }
    return;
  }
  const [start, end] = offsets(node);
  const raw = source.slice(start, end);
  if (node.type === 'text') {
    // A line break in a paragraph is a space to the reader.
    yield* labelled(node.value.replace(/\s*\n\s*/g, ' '));
    return;
  }
  const children = 'children' in node ? (node.children as Nodes[]) : [];
  const first = children[0];
  const last = children.at(-1);
  if (node.type === 'textDirective' && !first) {
    // No plugin knows it, so it is text with a colon.
    yield raw;
  } else if (!first || !last || offsets(first)[0] === start) {
    // The text of an address that is written out is the address itself.
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

/** Gives the codes of a text their numbers, in the order in which they begin. */
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
 * The text of neighbouring nodes inside a block, with codes for all that is not text.
 * @param source what the positions of the nodes are offsets of
 */
export function inlineParts(nodes: readonly Nodes[], source: string): Part[] {
  return numbered(nodes.flatMap((node) => [...found(node, source)]));
}
