import {lineSigns, type InlineKind, type LineKind} from '../markup/signs.ts';
import {isLeftOut} from './isLeftOut.ts';
import {
  attributeOf,
  childrenOf,
  elementsBelow,
  type HtmlElement,
  type HtmlNode,
  textOf,
} from '../../../src/lib/htmlNodes.ts';
import {TextCollector} from './TextCollector.ts';

/** Returns the accessible name and description of an element. */
function alternativeOf(picture: HtmlElement, root: HtmlElement): string[] {
  const described = (attributeOf(picture, 'aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const descriptions = elementsBelow(root)
    .filter((element) => described.includes(attributeOf(element, 'id') ?? ''))
    .map(textOf);
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
function figureText(element: HtmlElement, root: HtmlElement): string | undefined {
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

/** A part of a page that can be linked. */
export interface Section {
  /** Id of its heading or row; empty for the part above the first heading. */
  readonly id: string;
  /** Text of its heading or of its row's first cell; of the page's `h1` for the lead. */
  readonly title: string;
  /** One line for each block, with the signs of `markup/signs.ts`. */
  readonly text: string;
}

/** The context of a node. */
interface Place {
  readonly preformatted: boolean;
  /** Whether the node is in code, where elements only set colours and never separate words. */
  readonly code: boolean;
  /** Whether formatting is kept. */
  readonly styled: boolean;
}

const prose: Place = {preformatted: false, code: false, styled: true};

/** Ids that Preact generates: they change with the page's components, so no link may use them. */
const generated = /^P\d+-\d+$/;

/** Returns the id by which a heading of levels 1 to 3 can be linked. */
function headingId(element: HtmlElement): string | undefined {
  const id = attributeOf(element, 'id') ?? '';
  return /^h[1-3]$/.test(element.tagName) && id !== '' && !generated.test(id) ? id : undefined;
}

/** Elements whose formatting an answer shows. */
const inlineKinds: Readonly<Record<string, InlineKind>> = {
  strong: 'strong',
  b: 'strong',
  code: 'code',
  kbd: 'kbd',
  em: 'em',
};

const isCell = ({tagName}: HtmlElement) => tagName === 'td' || tagName === 'th';

const cellsOf = (row: HtmlElement): readonly HtmlElement[] =>
  childrenOf(row).flatMap((child) => ('tagName' in child && isCell(child) ? [child] : []));

/** Returns the kind of line that an element begins, if it is not a paragraph. */
function lineKind(element: HtmlElement): LineKind | 'row' | undefined {
  if (element.tagName === 'li') {
    const list = element.parentNode;
    return list && 'tagName' in list && list.tagName === 'ol' ? 'step' : 'item';
  }
  if (element.tagName === 'tr') {
    // The empty corner cell of a table with row and column headers is not a `th`.
    const isHead = cellsOf(element).every(
      (cell) => cell.tagName === 'th' || childrenOf(cell).length === 0,
    );
    return isHead ? 'head' : 'row';
  }
  return undefined;
}

/** Removes the quotation marks around a quoted message of another program. */
const withoutQuotes = (text: string) => text.replace(/^“([^“”]*)”$/, '$1');

/**
 * Splits a page at its headings of levels 1 to 3. A table row with an id is a section too, named by
 * its first cell. The first `h1` is the title of the lead; a heading without an id belongs to the
 * text of its section. Elements that `isLeftOut` or `foreign` selects are left out.
 * @returns the lead, then the other sections in document order.
 */
export function sectionsOf(
  root: HtmlElement,
  foreign: (element: HtmlElement) => boolean = () => false,
): readonly [Section, ...Section[]] {
  const page = new TextCollector();
  const lead = {id: '', title: '', text: ''};
  const sections: [typeof lead, ...(typeof lead)[]] = [lead];
  let current = lead;
  let hasTitle = false;
  let headLine = '';

  const textIn = (element: HtmlElement, line?: LineKind | 'row'): string => {
    const own = new TextCollector();
    own.start(element.tagName, false, line);
    childrenOf(element).forEach((child) =>
      visit(child, own, {...prose, styled: line !== undefined}),
    );
    own.end(element.tagName, false);
    return own.take();
  };
  const titleOf = (element: HtmlElement) => textIn(element).replaceAll('\n', ' ').trim();

  /** Starts a section if the element is a heading or a row; returns whether it has done so. */
  const cutAt = (element: HtmlElement): boolean => {
    if (element.tagName === 'h1' && !hasTitle) {
      hasTitle = true;
      lead.title = titleOf(element);
      return true;
    }
    const id = headingId(element);
    if (id !== undefined) {
      current.text = page.take();
      current = {id, title: titleOf(element), text: ''};
      sections.push(current);
      return true;
    }
    const line = lineKind(element);
    if (line === 'head') {
      headLine = textIn(element, line);
    }
    const rowId = line === 'row' ? (attributeOf(element, 'id') ?? '') : '';
    const [name] = cellsOf(element);
    if (rowId === '' || !name) {
      return false;
    }
    const text = [headLine, textIn(element, line)].filter(Boolean).join('\n');
    sections.push({id: rowId, title: withoutQuotes(titleOf(name)), text});
    return true;
  };

  const visit = (node: HtmlNode, into: TextCollector, place: Place): void => {
    if ('value' in node) {
      into.add(node.value, place.preformatted);
    }
    if (!('tagName' in node) || isLeftOut(node) || foreign(node)) {
      return;
    }
    if (into === page && cutAt(node)) {
      return;
    }
    const figure = figureText(node, root);
    const isDrawn = figure !== undefined && node.tagName !== 'img';
    into.start(node.tagName, place.code, isDrawn ? 'unseen' : lineKind(node));
    if (figure === undefined) {
      const preformatted = place.preformatted || node.tagName === 'pre';
      const code = preformatted || place.code || node.tagName === 'code';
      const style = place.styled && !preformatted ? inlineKinds[node.tagName] : undefined;
      if (style) {
        into.style(style);
      }
      const inside = {preformatted, code, styled: place.styled && !style};
      childrenOf(node).forEach((child) => visit(child, into, inside));
      if (style) {
        into.style(undefined);
      }
    } else {
      into.add(isDrawn ? figure.replaceAll('\n', `\n${lineSigns.unseen}`) : figure, true);
    }
    into.end(node.tagName, place.code);
  };

  childrenOf(root).forEach((child) => visit(child, page, prose));
  current.text = page.take();
  return sections;
}
