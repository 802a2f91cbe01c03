import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {LocaleId} from '../../config/locales.ts';
import {isJsxElement, stringAttribute} from '../vocabulary/jsx.ts';
import {projectPath} from '../writerError/projectPath.ts';
import {WriterError, type Finding} from '../writerError/index.ts';
import type {ApiDescription} from './ApiDescription.ts';
import {endpointsOf} from './endpointsOf.ts';
import {objectNode} from './objectNode.ts';
import {operationNode} from './operationNode.ts';

export interface ApiReferenceOptions {
  /** By the name that a page uses. */
  readonly descriptions: ReadonlyMap<string, ApiDescription>;
  /** Language of the pages. */
  readonly locale: LocaleId;
}

/** The elements that a page writes: what each is replaced by, and what its second attribute is. */
const replacements: Readonly<
  Record<
    string,
    {
      readonly attribute: string;
      readonly missing: string;
      nodes(api: ApiDescription, value: string, locale: LocaleId): MdxJsxFlowElement[];
    }
  >
> = {
  ApiReference: {
    attribute: 'tag',
    missing: 'operation',
    nodes: (api, tag, locale) =>
      endpointsOf(api, tag).map((endpoint) => operationNode(endpoint, locale)),
  },
  ApiSchema: {
    attribute: 'name',
    missing: 'object',
    nodes(api, name, locale) {
      const schema = api.components?.schemas?.[name];
      return schema?.['x-shown'] ? [objectNode(api, name, schema, locale)] : [];
    },
  },
};

/**
 * Remark plugin: puts the operations of one tag in the place of `<ApiReference api="…" tag="…" />`
 * and an object in the place of `<ApiSchema api="…" name="…" />`.
 * They become elements of the page like its other text, so neither the description nor a program
 * that reads it reaches the browser.
 * @throws WriterError with every element of the page that leads to nothing.
 */
export function apiReference({descriptions, locale}: ApiReferenceOptions) {
  return (root: Root, file: VFile): void => {
    const findings: Finding[] = [];
    visit(root, (node, index, parent) => {
      if (!isJsxElement(node) || !parent || index === undefined) {
        return undefined;
      }
      const replacement = replacements[node.name ?? ''];
      if (!replacement) {
        return undefined;
      }
      const {attribute, missing} = replacement;
      const api = stringAttribute(node, 'api') ?? '';
      const value = stringAttribute(node, attribute) ?? '';
      const description = descriptions.get(api);
      const nodes = description ? replacement.nodes(description, value, locale) : [];
      if (nodes.length === 0) {
        findings.push({
          line: node.position?.start.line ?? 1,
          problem: `<${node.name} api="${api}" ${attribute}="${value}" /> leads to no ${missing}.`,
          fix: `write api as one of ${[...descriptions.keys()].join(', ')} and ${attribute} as in data/openapi/.`,
        });
        return undefined;
      }
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
    if (findings.length > 0) {
      throw new WriterError(projectPath(file.path), findings);
    }
  };
}
