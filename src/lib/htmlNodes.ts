import type {DefaultTreeAdapterTypes} from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** A node's children; none for text, and none for `<template>`, whose content is not rendered. */
export const childrenOf = (node: HtmlNode): readonly HtmlNode[] =>
  'childNodes' in node ? node.childNodes : [];

/** Returns the value of an attribute; an empty string if it has no value. */
export const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** Returns the text of a node, with that of everything below it. */
export const textOf = (node: HtmlNode): string =>
  'value' in node ? node.value : childrenOf(node).map(textOf).join('');

export const hasClass = (element: HtmlElement, name: string): boolean =>
  (attributeOf(element, 'class') ?? '').split(/\s+/).includes(name);

/** Returns the elements below a node in document order; `enter` decides whether to descend. */
export function elementsBelow(
  node: HtmlNode,
  enter: (element: HtmlElement) => boolean = () => true,
): HtmlElement[] {
  // All calls share one list: nested generators would cost each element time by its depth.
  const found: HtmlElement[] = [];
  const walk = (parent: HtmlNode): void => {
    for (const child of childrenOf(parent)) {
      if ('tagName' in child) {
        found.push(child);
        if (enter(child)) {
          walk(child);
        }
      }
    }
  };
  walk(node);
  return found;
}
