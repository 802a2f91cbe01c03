import type {Nodes} from 'mdast';
import type {Document} from './Document.ts';
import {isJsxElement} from './jsx.ts';
import {nodesOf} from './nodesOf.ts';
import {plainText} from './text/textParts.ts';

export interface LinkPlace {
  readonly url: string;
  /** The visible text of the link; a gap character replaces code and pictures. */
  readonly label: string;
  /** Whether the visible text contains a term, which opens a definition. */
  readonly hasTerm: boolean;
  readonly line: number;
}

const containsTerm = (link: Nodes): boolean =>
  nodesOf(link).some((node) => isJsxElement(node) && node.name === 'Term');

/** Returns the addresses that links name by an identifier; the first definition counts. */
function definitionsIn(tree: Nodes): ReadonlyMap<string, string> {
  const definitions = nodesOf(tree).filter((node) => node.type === 'definition');
  return new Map(definitions.reverse().map(({identifier, url}) => [identifier, url]));
}

/** Returns the links of a document: Markdown links, and components with `href` or `to`. */
export function linksOf({tree}: Pick<Document, 'tree'>): LinkPlace[] {
  const links: LinkPlace[] = [];
  const definitions = definitionsIn(tree);
  for (const node of nodesOf(tree)) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'linkReference') {
      const url = node.type === 'link' ? node.url : (definitions.get(node.identifier) ?? '');
      const label = node.children.length === 0 ? '' : plainText(node).trim();
      links.push({url, label, hasTerm: containsTerm(node), line});
    }
    if (!isJsxElement(node)) {
      continue;
    }
    for (const attribute of node.attributes) {
      if (
        attribute.type === 'mdxJsxAttribute' &&
        (attribute.name === 'href' || attribute.name === 'to') &&
        typeof attribute.value === 'string'
      ) {
        links.push({
          url: attribute.value,
          label: plainText(node).trim(),
          hasTerm: containsTerm(node),
          line,
        });
      }
    }
  }
  return links;
}
