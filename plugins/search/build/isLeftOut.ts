import {attributeOf, hasClass, type HtmlElement} from '../../../src/lib/htmlNodes.ts';

/** Elements for navigation or input, and elements without text. */
const tags = new Set(
  'aside audio canvas dialog footer form iframe input nav noscript object script select style svg template textarea video'.split(
    ' ',
  ),
);

const roles = new Set(['dialog', 'navigation', 'search', 'status', 'tooltip']);

/** Docusaurus's anchors beside headings, and text for screen readers only. */
const classes = ['hash-link', 'visually-hidden'];

/**
 * Whether an element and its content are not part of a page's text: navigation, controls, hidden
 * content, and everything that a component marks with `data-nosnippet`. A button that opens a
 * popover is part of a sentence and is kept. The popover is left out.
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
