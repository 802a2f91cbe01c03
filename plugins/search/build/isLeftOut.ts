import {attributeOf, hasClass, type HtmlElement} from './nodes.ts';

/** Elements that lead elsewhere, take input, or are not text. */
const tags = new Set([
  'aside',
  'audio',
  'canvas',
  'dialog',
  'footer',
  'form',
  'iframe',
  'input',
  'nav',
  'noscript',
  'object',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'video',
]);

const roles = new Set(['dialog', 'navigation', 'search', 'status', 'tooltip']);

/** Docusaurus's anchors beside headings, and text for screen readers only. */
const classes = ['hash-link', 'visually-hidden'];

/**
 * Whether an element and all in it is no part of a page's own text: navigation, controls, what is
 * hidden until asked for, and whatever a component marks with `data-nosnippet`.
 * A button that opens a popover stands in a sentence and stays; the popover goes.
 */
export function isLeftOut(element: HtmlElement): boolean {
  const has = (name: string) => attributeOf(element, name) !== undefined;
  return (
    tags.has(element.tagName) ||
    roles.has(attributeOf(element, 'role') ?? '') ||
    (element.tagName === 'button' && !has('popovertarget')) ||
    has('hidden') ||
    has('popover') ||
    (has('data-nosnippet') && attributeOf(element, 'data-nosnippet') !== 'false') ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    classes.some((name) => hasClass(element, name))
  );
}
