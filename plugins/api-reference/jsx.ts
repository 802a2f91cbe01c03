import type {BlockContent, DefinitionContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** Creates a block-level JSX element. Empty attributes are left out. */
export function jsx(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: (BlockContent | DefinitionContent)[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== '')
      .map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children,
  };
}
