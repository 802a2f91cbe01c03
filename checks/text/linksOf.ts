import {visit} from 'unist-util-visit';
import type {Document} from '../site/Document.ts';
import {isJsxElement} from '../../plugins/vocabulary/jsx.ts';
import {plainText} from './plainText.ts';

export interface LinkPlace {
  readonly url: string;
  /** The visible text of the link; a gap character replaces code and pictures. */
  readonly label: string;
  readonly line: number;
}

/** Returns the links of a document: Markdown links, and components with `href` or `to`. */
export function linksOf({tree}: Document): LinkPlace[] {
  const links: LinkPlace[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link') {
      const label = node.children.length === 0 ? '' : plainText(node).trim();
      links.push({url: node.url, label, line});
    }
    if (node.type === 'definition') {
      links.push({url: node.url, label: node.identifier, line});
    }
    if (!isJsxElement(node)) {
      return;
    }
    for (const attribute of node.attributes) {
      if (
        attribute.type === 'mdxJsxAttribute' &&
        (attribute.name === 'href' || attribute.name === 'to') &&
        typeof attribute.value === 'string'
      ) {
        links.push({url: attribute.value, label: plainText(node).trim(), line});
      }
    }
  });
  return links;
}
