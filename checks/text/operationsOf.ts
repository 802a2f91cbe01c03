import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import type {Document} from '../../content/Document.ts';
import {isJsxElement, type JsxElement} from '../../content/jsx.ts';
import {nodesOf} from '../../content/nodesOf.ts';
import type {ApiDescription} from '../../plugins/api-reference/ApiDescription.ts';
import {apiReference} from '../../plugins/api-reference/index.ts';
import {readApiDescriptions} from '../../plugins/api-reference/readApiDescriptions.ts';

interface Operations {
  /** What the build makes of the page's elements for APIs; after an error, some of them are left as they are. */
  readonly tree: Root;
  /** Why the build refuses them. */
  readonly error?: unknown;
}

const descriptionsOf = new Map<string, ReadonlyMap<string, ApiDescription>>();

function descriptionsIn(root: string): ReadonlyMap<string, ApiDescription> {
  const known = descriptionsOf.get(root);
  const descriptions =
    known ?? readApiDescriptions(pathToFileURL(path.join(root, 'data/openapi/')));
  descriptionsOf.set(root, descriptions);
  return descriptions;
}

function expand(document: Document, root: string): Operations {
  const elements = nodesOf(document.tree).filter(
    (node): node is JsxElement => isJsxElement(node) && node.name?.startsWith('Api') === true,
  );
  const tree: Root = {type: 'root', children: structuredClone(elements)};
  if (elements.length === 0) {
    return {tree};
  }
  try {
    const descriptions = descriptionsIn(root);
    apiReference({descriptions, locale: document.locale})(tree, new VFile({path: document.file}));
    return {tree};
  } catch (error) {
    return {tree, error};
  }
}

const expanded = new WeakMap<Document, Operations>();

/**
 * Returns the operations and objects of APIs that the build inserts into a page. Two checks need
 * them, and making them takes a third of a second for all pages.
 * @param root folder of the project
 */
export function operationsOf(document: Document, root: string): Operations {
  const operations = expanded.get(document) ?? expand(document, root);
  expanded.set(document, operations);
  return operations;
}
