import {attributeOf, childrenOf, elementsBelow, type HtmlElement, type HtmlNode} from './nodes.ts';

const plainText = (node: HtmlNode): string =>
  'value' in node ? node.value : childrenOf(node).map(plainText).join('');

/** The texts that name and describe an element to those who cannot see it. */
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
 * The text that replaces a picture, or undefined if the element is not a picture.
 * - An `img`: its alternative text, which joins no word beside it.
 * - A `figure` that is drawn from elements (`role="img"`): name and description of the drawing. Its
 *   caption repeats them with numbers and buttons, and goes.
 * - A drawing outside a figure: the same.
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
