import {figureText} from './figureText.ts';
import {isLeftOut} from './isLeftOut.ts';
import {attributeOf, childrenOf, type HtmlElement, type HtmlNode} from './nodes.ts';
import {TextCollector} from './TextCollector.ts';

/** A part of a page that an address leads to. */
export interface Section {
  /** Id of its heading; empty for what stands above the first one. */
  readonly id: string;
  /** Text of its heading; of the page's `h1` for the lead. */
  readonly title: string;
  /** One line a block. */
  readonly text: string;
}

/** What kind of text a node stands in. */
interface Place {
  readonly preformatted: boolean;
  /** Elements are colours here and never separate words. */
  readonly code: boolean;
}

const prose: Place = {preformatted: false, code: false};

/** Ids that React makes up: they change with the page's components, and no link may use them. */
const isGenerated = (id: string) => /^[_:«][rR].*[_:»]$/.test(id);

/** The id that a heading of levels 1 to 3 can be linked by. */
function headingId(element: HtmlElement): string | undefined {
  const id = attributeOf(element, 'id') ?? '';
  return /^h[1-3]$/.test(element.tagName) && id !== '' && !isGenerated(id) ? id : undefined;
}

/**
 * Cuts a page at its headings of levels 1 to 3. The first `h1` is the title of the lead; a heading
 * without an id is text of the section that it stands in.
 * What `isLeftOut` names is left out, and so are the elements that are `foreign`.
 * @returns the lead, then a section for each heading, in the order of the page.
 */
export function sectionsOf(
  root: HtmlElement,
  foreign: (element: HtmlElement) => boolean = () => false,
): readonly [Section, ...Section[]] {
  const page = new TextCollector();
  const heads: {id: string; title: string}[] = [];
  const texts: string[] = [];
  let pageTitle: string | undefined;

  const lineOf = (element: HtmlElement): string => {
    const own = new TextCollector();
    childrenOf(element).forEach((child) => visit(child, own, prose));
    return own.take().replaceAll('\n', ' ');
  };

  /** Whether the element is a heading that has been dealt with. */
  const cutAt = (element: HtmlElement): boolean => {
    if (element.tagName === 'h1' && pageTitle === undefined) {
      pageTitle = lineOf(element);
      return true;
    }
    const id = headingId(element);
    if (id === undefined) {
      return false;
    }
    texts.push(page.take());
    heads.push({id, title: lineOf(element)});
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
    into.start(node.tagName, place.code);
    const figure = figureText(node, root);
    if (figure === undefined) {
      const preformatted = place.preformatted || node.tagName === 'pre';
      const code = preformatted || place.code || node.tagName === 'code';
      childrenOf(node).forEach((child) => visit(child, into, {preformatted, code}));
    } else {
      into.add(figure, true);
    }
    into.end(node.tagName, place.code);
  };

  childrenOf(root).forEach((child) => visit(child, page, prose));
  const [lead, ...rest] = [...texts, page.take()];
  return [
    {id: '', title: pageTitle ?? '', text: lead},
    ...heads.map((head, index) => ({...head, text: rest[index] ?? ''})),
  ];
}
