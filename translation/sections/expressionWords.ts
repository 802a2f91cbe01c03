import {isField, isNode, nameOf, type SyntaxNode} from '../../content/text/syntaxNode.ts';

/** Yields what the node itself shows, without the nodes in it. */
function* ownWords({type, name, value, selfClosing}: SyntaxNode): Generator<string> {
  if (type === 'Literal' || type === 'JSXText') {
    if (['string', 'number', 'boolean'].includes(typeof value)) {
      yield String(value);
    }
  } else if (type === 'TemplateElement') {
    yield (value as {readonly cooked?: string | null}).cooked ?? '';
  } else if ((type === 'JSXOpeningElement' && selfClosing) || (type === 'JSXAttribute' && !value)) {
    yield nameOf(name);
  }
}

/**
 * Yields what a reader sees of a JavaScript expression of an article: texts, numbers and switches,
 * and the names of components without children (`<Yes />`).
 * @param leaveOut whether an attribute or a field of an object shows nothing
 */
export function* expressionWords(
  node: unknown,
  leaveOut: (name: string) => boolean,
): Generator<string> {
  if (Array.isArray(node)) {
    for (const child of node) {
      yield* expressionWords(child, leaveOut);
    }
  } else if (isNode(node)) {
    const {key, name, value} = node;
    if (isField(node) && leaveOut(nameOf(key ?? name))) {
      return;
    }
    yield* ownWords(node);
    yield* expressionWords(isField(node) ? value : Object.values(node), leaveOut);
  }
}
