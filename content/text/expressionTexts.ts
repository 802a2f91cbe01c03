import {isName} from './isName.ts';
import {isField, isNode, nameOf, type SyntaxNode} from './syntaxNode.ts';
import type {TextBlock} from './textBlocks.ts';

/** Returns the node's text if it is natural language: JSX text, or a string that is not a name. */
function textOf({type, value}: SyntaxNode): string | undefined {
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') {
    return value;
  }
  if (type === 'TemplateElement' && typeof value === 'object' && value !== null) {
    return 'cooked' in value && typeof value.cooked === 'string' ? value.cooked : undefined;
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
  } else if (!isField(node)) {
    yield* expressionTexts(Object.values(node));
  } else if (!isName(nameOf(node.key ?? node.name), node.type === 'Property')) {
    yield* expressionTexts(node.value);
  }
}
