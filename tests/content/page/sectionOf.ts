import type {RootContent} from 'mdast';
import type {Document} from '../../../content/Document.ts';
import {headingsOf} from '../../../content/headingsOf.ts';

/**
 * Returns the nodes under a heading, up to the next heading of any level.
 * @throws Error if no heading of the page has the id.
 */
export function sectionOf(document: Document, id: string): RootContent[] {
  const headings = headingsOf(document);
  const start = headings.find((heading) => heading.id === id);
  if (!start) {
    throw new Error(`${document.file} has no heading with the id “${id}”.`);
  }
  const end = headings.find(({line}) => line > start.line)?.line ?? Infinity;
  return document.tree.children.filter(({position}) => {
    const line = position?.start.line ?? 0;
    return line > start.line && line < end;
  });
}
