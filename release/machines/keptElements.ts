import type {Element, ElementContent} from 'hast';

const tags = new Set(['form', 'input', 'nav', 'noscript', 'script', 'style', 'svg', 'template']);

/** Whether an element has a global class, of the framework or of this site. */
export const hasClass = ({properties: {className}}: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** Whether a node is an element. */
export const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** Returns the elements directly below an element. */
export const elementsIn = ({children}: Element): Element[] => children.filter(isElement);

/** Returns the first element below an element that passes a test. */
export function find(
  element: Element,
  test: (descendant: Element) => boolean,
): Element | undefined {
  for (const child of elementsIn(element)) {
    const found = test(child) ? child : find(child, test);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/**
 * Whether an element is the line with the title in the other language, or with date and reading
 * time.
 */
const isMetaLine = (element: Element): boolean =>
  element.tagName === 'p' &&
  element.properties.dataNosnippet !== undefined &&
  find(element, ({tagName, properties}) => tagName === 'time' || 'hrefLang' in properties) !==
    undefined;

/**
 * Whether an element is left out of a page's Markdown: navigation, controls, visual decoration, and
 * what the front matter already says. Unlike in search, lists of other pages stay, so that a
 * program can follow their links.
 */
export function isLeftOut(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    tags.has(tagName) ||
    (tagName === 'button' && properties.popoverTarget === undefined) ||
    properties.popover !== undefined ||
    properties.hidden !== undefined ||
    properties.ariaHidden === 'true' ||
    ['hash-link', 'theme-doc-toc-mobile'].some((name) => hasClass(element, name)) ||
    // The mark of posts that are newer than the last visit: the application shows or hides it.
    properties.dataNewMark !== undefined ||
    isMetaLine(element)
  );
}

/** Returns the text of an element, without the elements that Markdown leaves out. */
export function textOf(element: Element): string {
  return element.children
    .map((child) =>
      child.type === 'text'
        ? child.value
        : isElement(child) && !isLeftOut(child)
          ? textOf(child)
          : '',
    )
    .join('');
}

/** Returns the text of an element as one line, without the elements that Markdown leaves out. */
export const lineOf = (element: Element): string => textOf(element).replace(/\s+/g, ' ').trim();
