import {isName} from '../../content/text/isName.ts';
import {isField, isNode, nameOf} from '../../content/text/syntaxNode.ts';
import {hasLetter, type Piece, type Syntax} from './Piece.ts';

function textPiece(kind: string, start: number, end: number, syntax: Syntax, text: string): Piece {
  const slot = {start, end, syntax, parts: [text]};
  return {kind, start, end, children: [], slot, ...(!hasLetter(text) && {fixed: text})};
}

/**
 * Yields the texts inside a JavaScript expression of an article, such as cells and labels, in order.
 * @param kind the kind of the owner of the expression; the path to the text is appended
 */
export function* expressionPieces(node: unknown, source: string, kind: string): Generator<Piece> {
  if (Array.isArray(node)) {
    for (const [index, child] of node.entries()) {
      yield* expressionPieces(child, source, `${kind}.${index + 1}`);
    }
    return;
  }
  if (!isNode(node)) {
    return;
  }
  const {type, start, end, value} = node;
  if (type === 'Literal' || type === 'JSXText') {
    if (typeof value === 'string' && value.trim() !== '') {
      const raw = source.slice(start, end);
      const isString = type === 'Literal' && /^["']/.test(raw);
      const before = isString ? 1 : raw.length - raw.trimStart().length;
      const after = isString ? 1 : raw.length - raw.trimEnd().length;
      yield type === 'JSXText'
        ? textPiece(kind, start + before, end - after, 'jsx', value.trim())
        : textPiece(kind, start + before, end - after, 'expression', value);
    }
  } else if (isField(node)) {
    const name = nameOf(node.key ?? node.name);
    if (!isName(name, type === 'Property')) {
      const pieces = [...expressionPieces(value, source, `${kind}.${name}`)];
      // An attribute without braces has HTML entities but no backslash escapes.
      yield* type === 'JSXAttribute' && isNode(value) && value.type === 'Literal'
        ? pieces.map((piece) =>
            piece.slot ? {...piece, slot: {...piece.slot, syntax: 'attribute' as const}} : piece,
          )
        : pieces;
    }
  } else if (type === 'ArrayExpression' && 'elements' in node && Array.isArray(node.elements)) {
    // The number of elements is a part of the kind: where the languages have different numbers of
    // rows, a row must not be taken for the translation of its neighbour.
    yield* expressionPieces(node.elements, source, `${kind}[${node.elements.length}]`);
  } else {
    const steps = /^(?:body|expression|children|properties|attributes|openingElement)$/;
    for (const [property, child] of Object.entries(node)) {
      yield* expressionPieces(child, source, steps.test(property) ? kind : `${kind}.${property}`);
    }
  }
}
