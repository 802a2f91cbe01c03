import type {DefaultTreeAdapterTypes} from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.Node;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** A node's children; none for text, and none for `<template>`, whose content is not rendered. */
export const childrenOf = (node: HtmlNode): readonly HtmlNode[] =>
  'childNodes' in node ? node.childNodes : [];

/** The value of an attribute; the empty string where it is only named. */
export const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export const hasClass = (element: HtmlElement, name: string): boolean =>
  (attributeOf(element, 'class') ?? '').split(/\s+/).includes(name);

/** The elements below a node in the order of the page; `enter` says whether to look inside one. */
export function elementsBelow(
  node: HtmlNode,
  enter: (element: HtmlElement) => boolean = () => true,
): HtmlElement[] {
  // One list for the whole walk: a generator that hands on a generator costs each element its depth.
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
