import type {Element, ElementContent} from 'hast';
import {toMdast, type Handle, type State} from 'hast-util-to-mdast';
import type {BlockContent, InlineCode, List, PhrasingContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as stringify} from 'mdast-util-to-markdown';
import {elementsIn, find, hasClass, isElement, isLeftOut, lineOf, textOf} from './keptElements.ts';

const paragraph = (children: PhrasingContent[]): BlockContent => ({type: 'paragraph', children});

const text = (value: string): PhrasingContent => ({type: 'text', value});

const strong = (value: string): BlockContent =>
  paragraph([{type: 'strong', children: [text(value)]}]);

/** Converts a block into one line, with its paragraphs joined by spaces. */
const phrasing = (state: State, element: Element): PhrasingContent[] =>
  state
    .toFlow(state.all(element))
    .flatMap((block, index) =>
      block.type === 'paragraph' ? [...(index > 0 ? [text(' ')] : []), ...block.children] : [],
    );

/** Converts a figure into text: the name from its caption, and its alternative text. */
const figure: Handle = (state, element: Element) => {
  const caption = find(element, ({tagName}) => tagName === 'figcaption');
  const [label, name] = caption
    ? elementsIn(caption).filter(({tagName}) => tagName === 'span')
    : [];
  const drawing = find(element, ({properties}) => properties.role === 'img');
  const describedBy = drawing?.properties.ariaDescribedBy;
  const id = Array.isArray(describedBy) ? describedBy[0] : describedBy;
  const description = find(element, ({properties}) => properties.id === id);
  if (!caption || !label || !name || !description) {
    return state.all(element);
  }
  return {
    type: 'blockquote',
    children: [
      strong(`${lineOf(label)} · ${lineOf(name)}`),
      paragraph([text(lineOf(description))]),
    ],
  };
};

/** Converts a callout into a quote: its label in bold, then its text. */
function callout(state: State, element: Element): BlockContent {
  const [label, body] = elementsIn(element);
  return {
    type: 'blockquote',
    children: [
      ...(label ? [strong(lineOf(label))] : []),
      ...(body ? (state.toFlow(state.all(body)) as BlockContent[]) : []),
    ],
  };
}

/** Converts a code block, with the file or language that the bar above it names. */
function codeFrame(element: Element): BlockContent {
  const [bar, code] = elementsIn(element);
  const name = bar ? lineOf(bar) : '';
  const isLanguage = /^[\w+#-]+$/.test(name);
  const ending = /\.(\w+)$/.exec(name)?.[1];
  return {
    type: 'code',
    lang: isLanguage ? name : (ending ?? 'text'),
    meta: isLanguage ? null : `title=${JSON.stringify(name)}`,
    value: code ? textOf(code).replace(/\n$/, '') : '',
  };
}

/** Converts a description list, such as the fields of a request, into one line per entry. */
const descriptionList: Handle = (state, element: Element): List => {
  const rows = elementsIn(element).filter(({tagName}) => tagName === 'div');
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: rows.map((row) => {
      const [term, ...meanings] = elementsIn(row);
      return {
        type: 'listItem',
        spread: false,
        children: [
          paragraph([
            ...(term ? phrasing(state, term) : []),
            text(': '),
            ...meanings.flatMap((meaning) => phrasing(state, meaning)),
          ]),
        ],
      };
    }),
  };
};

const division: Handle = (state, element: Element) => {
  if (hasClass(element, 'code-frame')) {
    return codeFrame(element);
  }
  if (hasClass(element, 'callout')) {
    return callout(state, element);
  }
  return state.toFlow(state.all(element));
};

/**
 * Moves the text of inline code into a property. The conversion collapses white space before it
 * calls a handler, and the spaces of an example, such as that of a search pattern, must stay.
 */
function protectSpaces(code: Element): Element {
  const value = textOf(code);
  return {
    ...code,
    properties: {dataText: value},
    children: [{type: 'text', value: value.trim()}],
  };
}

const inlineCode: Handle = (_, {properties}: Element): InlineCode => ({
  type: 'inlineCode',
  value: String(properties.dataText),
});

/**
 * Whether only a style separates the parts of a line, as in rows of links. Text of authors has no
 * class.
 */
const isRow = ({tagName, properties: {className}, children}: Element) =>
  ['p', 'li'].includes(tagName) &&
  Array.isArray(className) &&
  className.length > 0 &&
  children.every(isElement);

/** Whether a text is only for screen readers, such as a note that a link opens in a new tab. */
const isSpokenOnly = (parent: Element, child: Element) => {
  const [first] = parent.children;
  const follows = parent.tagName === 'a' || (first?.type === 'text' && first.value === '/');
  return follows && hasClass(child, 'visually-hidden');
};

/** Returns a copy with absolute addresses, without comments and elements that are left out. */
function prepare(element: Element, base: string): Element {
  const {href, src} = element.properties;
  const absolute = (address: typeof href) =>
    typeof address === 'string' ? new URL(address, base).href : address;
  return {
    ...element,
    properties: {...element.properties, href: absolute(href), src: absolute(src)},
    children: element.children.flatMap((child, index): ElementContent[] => {
      if (!isElement(child)) {
        return child.type === 'text' ? [child] : [];
      }
      if (isLeftOut(child) || isSpokenOnly(element, child)) {
        return [];
      }
      const space: ElementContent[] =
        isRow(element) && index > 0 ? [{type: 'text', value: ' '}] : [];
      const isInlineCode = child.tagName === 'code' && element.tagName !== 'pre';
      return [...space, isInlineCode ? protectSpaces(child) : prepare(child, base)];
    }),
  };
}

/**
 * Converts the text of a page to Markdown (CommonMark with GFM tables). Links are absolute, figures
 * and callouts are quotes, terms and keys are plain text.
 * @param element the content of a built page
 * @param base address of the page
 */
export function toMarkdown(element: Element, base: string): string {
  const tree = toMdast(prepare(element, base), {
    document: true,
    handlers: {
      button: (state: State, node: Element) => state.all(node),
      code: inlineCode,
      div: division,
      dl: descriptionList,
      figure,
      kbd: (_: State, node: Element) => text(textOf(node)),
    },
  });
  return stringify(tree, {
    bullet: '-',
    emphasis: '_',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    incrementListMarker: true,
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
  });
}
