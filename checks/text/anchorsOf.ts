import type {Document} from '../../content/Document.ts';
import {headingsOf} from '../../content/headingsOf.ts';
import {isJsxElement, stringAttribute} from '../../content/jsx.ts';
import {nodesOf} from '../../content/nodesOf.ts';
import {sectionsOfThePage} from '../../plugins/vocabulary/rules.ts';
import {operationsOf} from './operationsOf.ts';
import {isRecord} from '../../src/lib/isRecord.ts';

/** Components whose `id` names a row of data, not a place on the page. */
const idsOfData: readonly string[] = ['Term', 'Plan'];

/**
 * Returns every id of a page that a link may use: headings, elements with an id, items of a post,
 * and the sections that the page template adds.
 * @param root folder of the project
 */
export function anchorsOf(document: Document, root: string): ReadonlySet<string> {
  const anchors = new Set<string>(sectionsOfThePage);
  for (const {id} of headingsOf(document)) {
    if (id !== undefined) {
      anchors.add(id);
    }
  }
  const operations = operationsOf(document, root).tree;
  for (const node of [...nodesOf(document.tree), ...nodesOf(operations)]) {
    const hasId = isJsxElement(node) && !idsOfData.includes(node.name ?? '');
    const id = hasId ? stringAttribute(node, 'id') : undefined;
    if (id !== undefined) {
      anchors.add(id);
    }
  }
  const {items} = document.frontMatter;
  for (const item of Array.isArray(items) ? items.filter(isRecord) : []) {
    if ('id' in item) {
      anchors.add(String(item.id));
    }
  }
  return anchors;
}
