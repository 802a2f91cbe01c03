import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {VFile} from 'vfile';
import {apiReference} from '../../plugins/api-reference/index.ts';
import {readApiDescriptions} from '../../plugins/api-reference/readApiDescriptions.ts';
import {sectionsOfThePage} from '../../plugins/vocabulary/rules.ts';
import {isJsxElement, stringAttribute} from '../../plugins/vocabulary/jsx.ts';
import {WriterError} from '../../plugins/writerError/index.ts';
import type {Document} from '../site/Document.ts';
import {headingsOf} from './headingsOf.ts';
import {nodesOf} from './nodesOf.ts';

/** Returns the tree after the build has inserted the operations and objects of APIs. */
function withOperations({tree, file, locale}: Document, root: string): Document['tree'] {
  if (!nodesOf(tree).some((node) => isJsxElement(node) && node.name?.startsWith('Api'))) {
    return tree;
  }
  const copy = structuredClone(tree);
  try {
    const descriptions = readApiDescriptions(pathToFileURL(path.join(root, 'data/openapi/')));
    apiReference({descriptions, locale})(copy, new VFile({path: path.join(root, file)}));
  } catch (error) {
    if (!(error instanceof WriterError)) {
      throw error;
    }
    // The check `build-rules` reports the problem.
  }
  return copy;
}

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
  for (const node of nodesOf(withOperations(document, root))) {
    const hasId = isJsxElement(node) && !idsOfData.includes(node.name ?? '');
    const id = hasId ? stringAttribute(node, 'id') : undefined;
    if (id !== undefined) {
      anchors.add(id);
    }
  }
  const {items} = document.frontMatter;
  for (const item of Array.isArray(items) ? (items as unknown[]) : []) {
    if (typeof item === 'object' && item !== null && 'id' in item) {
      anchors.add(String(item.id));
    }
  }
  return anchors;
}
