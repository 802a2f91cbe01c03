import type {Element} from 'hast';

const tags = new Set(['form', 'input', 'nav', 'noscript', 'script', 'style', 'svg', 'template']);

const classesOf = ({properties}: Element): readonly (string | number)[] =>
  Array.isArray(properties.className) ? properties.className : [];

/** Whether an element carries a class of the framework's or of our global ones. */
export const hasClass = (element: Element, name: string): boolean =>
  classesOf(element).includes(name);

const contains = (element: Element, test: (descendant: Element) => boolean): boolean =>
  element.children.some(
    (child) => child.type === 'element' && (test(child) || contains(child, test)),
  );

/** The line with the title in the other language, or with date and reading time. */
const isMetaLine = (element: Element): boolean =>
  element.tagName === 'p' &&
  element.properties.dataNosnippet !== undefined &&
  contains(element, ({tagName, properties}) => tagName === 'time' || 'hrefLang' in properties);

/**
 * Whether an element is left out of a page's Markdown: navigation, controls, what only the eye
 * needs, and what the front matter says already. Unlike in search, lists of
 * other pages stay: their links lead a program on.
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
    isMetaLine(element)
  );
}
