import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {LocaleId} from '../../config/locales.ts';
import {isJsxElement, stringAttribute} from '../vocabulary/jsx.ts';
import {projectPath} from '../writerError/projectPath.ts';
import {WriterError, type Finding} from '../writerError/index.ts';
import type {ApiDescription} from './ApiDescription.ts';
import {endpointsOf} from './endpointsOf.ts';
import {operationNode} from './operationNode.ts';

export interface ApiReferenceOptions {
  /** By the name that a page uses. */
  readonly descriptions: ReadonlyMap<string, ApiDescription>;
  /** Language of the pages. */
  readonly locale: LocaleId;
}

/**
 * Remark plugin: puts the operations of one tag in the place of `<ApiReference api="…" tag="…" />`.
 * They become elements of the page like its other text, so neither the description nor a program
 * that reads it reaches the browser.
 * @throws WriterError with every `<ApiReference>` of the page that leads to no operation.
 */
export function apiReference({descriptions, locale}: ApiReferenceOptions) {
  return (root: Root, file: VFile): void => {
    const findings: Finding[] = [];
    visit(root, (node, index, parent) => {
      if (!isJsxElement(node) || node.name !== 'ApiReference' || !parent || index === undefined) {
        return undefined;
      }
      const api = stringAttribute(node, 'api') ?? '';
      const tag = stringAttribute(node, 'tag') ?? '';
      const description = descriptions.get(api);
      const endpoints = description ? endpointsOf(description, tag) : [];
      if (endpoints.length === 0) {
        findings.push({
          line: node.position?.start.line ?? 1,
          problem: `<ApiReference api="${api}" tag="${tag}" /> leads to no operation.`,
          fix: `write api as one of ${[...descriptions.keys()].join(', ')} and tag as in data/openapi/.`,
        });
        return undefined;
      }
      const nodes = endpoints.map((endpoint) => operationNode(endpoint, locale));
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
    if (findings.length > 0) {
      throw new WriterError(projectPath(file.path), findings);
    }
  };
}
