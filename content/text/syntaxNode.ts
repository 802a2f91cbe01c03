/** The part of an ESTree node that readers of expressions need; the full type is a union of many kinds. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc?: {readonly start: {readonly line: number}} | null;
  readonly key?: unknown;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly selfClosing?: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the name of a component, an attribute or a field; empty for one that code computes. */
export function nameOf(node: unknown): string {
  const name = isNode(node) ? (node.name ?? node.value) : undefined;
  if (isNode(name)) {
    return nameOf(name);
  }
  return typeof name === 'string' || typeof name === 'number' ? String(name) : '';
}

/** Whether a node is an attribute of a component or a field of an object. */
export const isField = ({type}: SyntaxNode): boolean =>
  type === 'Property' || type === 'JSXAttribute';
