import type {Nodes} from 'mdast';
import {expressionTexts} from '../../checks/text/expressionTexts.ts';
import {isJsxElement, type JsxElement} from '../../plugins/vocabulary/jsx.ts';

/** Component properties that contain an address or control the appearance. */
const noWords = new Set([
  'className',
  'columns',
  'direction',
  'href',
  'key',
  'lang',
  'mark',
  'src',
  'to',
  'tone',
]);

/**
 * Whether a property contains no words for the reader. The `id` of a component with children
 * (`Term`) is an address; that of a component without children (`Plan`) decides what it shows.
 */
const saysNothing = (name: string, {children}: JsxElement) =>
  noWords.has(name) || (name === 'id' && children.length > 0);

const textsIn = (estree: unknown) =>
  [...expressionTexts(estree, (name) => noWords.has(name))].map(({text}) => text);

function* attributeWords(element: JsxElement): Generator<string> {
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      yield* textsIn(attribute.data?.estree?.body);
    } else if (!saysNothing(attribute.name, element)) {
      if (typeof attribute.value === 'string') {
        yield attribute.value;
      } else {
        yield* textsIn(attribute.value?.data?.estree?.body);
      }
    }
  }
}

/** Yields the words of one node, without those of its children. */
export function* ownWords(node: Nodes): Generator<string> {
  if (isJsxElement(node)) {
    yield* attributeWords(node);
  } else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    yield* textsIn(node.data?.estree?.body);
  } else if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
    yield node.value;
  } else if (node.type === 'image') {
    yield node.alt ?? '';
  } else if (node.type === 'textDirective') {
    // No plugin handles text directives, so the page shows a colon and a name.
    yield `:${node.name}`;
  }
}
