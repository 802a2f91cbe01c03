/** The part of an ESTree node that this file needs; the full type is a union of many kinds. */
interface SyntaxNode {
  readonly type: string;
  readonly key?: unknown;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly selfClosing?: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the name of a component, an attribute or a field. */
function nameOf(node: unknown): string {
  const name = isNode(node) ? (node.name ?? node.value) : undefined;
  return typeof name === 'string' ? name : '';
}

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
    const {type, key, name, value} = node;
    const isField = type === 'Property' || type === 'JSXAttribute';
    if (isField && leaveOut(nameOf(key ?? name))) {
      return;
    }
    yield* ownWords(node);
    yield* expressionWords(isField ? value : Object.values(node), leaveOut);
  }
}
