import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {LocaleId} from '../../config/locales.ts';
import {isJsxElement, stringAttribute} from '../../content/jsx.ts';
import {refuse, type Finding} from '../writerError/index.ts';
import type {ApiDescription} from './ApiDescription.ts';
import {endpointsOf} from './endpointsOf.ts';
import {objectNode} from './objectNode.ts';
import {operationNode} from './operationNode.ts';

export interface ApiReferenceOptions {
  /** Descriptions by the name that a page uses. */
  readonly descriptions: ReadonlyMap<string, ApiDescription>;
  /** Language of the pages. */
  readonly locale: LocaleId;
}

/** Elements of a page, each with its replacement and its second attribute. */
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
 * Remark plugin that replaces `<ApiReference api="…" tag="…" />` with the operations of a tag and
 * `<ApiSchema api="…" name="…" />` with an object. They become elements of the page, so the browser
 * loads neither the description nor a parser.
 * @throws WriterError with every element of the page that refers to nothing
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
    refuse(file, findings);
  };
}
