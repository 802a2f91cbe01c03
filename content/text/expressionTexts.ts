import {isName} from './isName.ts';
import type {TextBlock} from './textBlocks.ts';

/** The part of an ESTree node that this file needs; the full type is a union of many kinds. */
interface SyntaxNode {
  readonly type: string;
  readonly loc?: {readonly start: {readonly line: number}} | null;
  readonly value?: unknown;
  readonly name?: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

const nameOf = (value: unknown): string | undefined => {
  if (!isNode(value)) {
    return undefined;
  }
  const name = value.name ?? value.value;
  return isNode(name) ? nameOf(name) : typeof name === 'string' ? name : undefined;
};

/** Returns the node's text if it is natural language: JSX text, or a string that is not a name. */
function textOf(node: SyntaxNode): string | undefined {
  if ((node.type === 'Literal' || node.type === 'JSXText') && typeof node.value === 'string') {
    return node.value;
  }
  if (node.type === 'TemplateElement' && typeof node.value === 'object' && node.value !== null) {
    return 'cooked' in node.value && typeof node.value.cooked === 'string'
      ? node.value.cooked
      : undefined;
  }
  return undefined;
}

/**
 * Yields the texts inside a JavaScript expression of an article: labels, cells, alternative texts.
 */
export function* expressionTexts(node: unknown): Generator<TextBlock> {
  if (Array.isArray(node)) {
    for (const child of node) {
      yield* expressionTexts(child);
    }
    return;
  }
  if (!isNode(node)) {
    return;
  }
  const text = textOf(node);
  if (text !== undefined) {
    const line = node.loc?.start.line ?? 1;
    yield {
      text: text.replaceAll('\n', ' '),
      line,
      lineAt: (offset) => line + (text.slice(0, offset).match(/\n/g)?.length ?? 0),
    };
    return;
  }
  const isProperty = node.type === 'Property' || node.type === 'JSXAttribute';
  const name = isProperty ? nameOf('key' in node ? node.key : node.name) : undefined;
  if (isProperty) {
    if (name === undefined || !isName(name, node.type === 'Property')) {
      yield* expressionTexts(node.value);
    }
    return;
  }
  for (const [property, child] of Object.entries(node)) {
    if (property !== 'loc' && property !== 'range' && property !== 'comments') {
      yield* expressionTexts(child);
    }
  }
}
