import {attributeOf, childrenOf, elementsBelow, type HtmlElement, type HtmlNode} from './nodes.ts';

const plainText = (node: HtmlNode): string =>
  'value' in node ? node.value : childrenOf(node).map(plainText).join('');

/** Returns the accessible name and description of an element. */
function alternativeOf(picture: HtmlElement, root: HtmlElement): string[] {
  const described = (attributeOf(picture, 'aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const descriptions = elementsBelow(root)
    .filter((element) => described.includes(attributeOf(element, 'id') ?? ''))
    .map(plainText);
  return [attributeOf(picture, 'aria-label') ?? '', ...descriptions]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/**
 * Returns the text that replaces a picture, or `undefined` if the element is not a picture.
 * - For an `img`: its alternative text, separated from the words beside it.
 * - For a `figure` drawn with elements (`role="img"`): name and description of the drawing. Its
 *   caption repeats them with numbers and buttons, and is dropped.
 * - For a drawing outside a figure: its name and description.
 */
export function figureText(element: HtmlElement, root: HtmlElement): string | undefined {
  if (element.tagName === 'img') {
    const text = attributeOf(element, 'alt') ?? '';
    return text && ` ${text} `;
  }
  const isDrawing = (candidate: HtmlElement) => attributeOf(candidate, 'role') === 'img';
  const drawing =
    element.tagName === 'figure'
      ? elementsBelow(element).find(isDrawing)
      : isDrawing(element)
        ? element
        : undefined;
  return drawing && alternativeOf(drawing, root).join('\n');
}
