import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {isJsxElement} from '../../../content/jsx.ts';
import type {ApiDescription} from '../ApiDescription.ts';
import {apiReference} from '../index.ts';

/**
 * Returns what the plugin makes of an article.
 * @param description the only one that there is, by the name `example`
 */
export function pageWith(
  mdx: string,
  description: ApiDescription,
  locale: 'zh' | 'en' = 'en',
): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(mdx);
  const options = {descriptions: new Map([['example', description]]), locale};
  apiReference(options)(tree, new VFile({path: 'versioned_docs/version-yicat/faq.mdx'}));
  return tree;
}

/** Returns the attributes of each element of a name. */
export function attributesOf(tree: Root, name: string): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  visit(tree, (node) => {
    if (isJsxElement(node) && node.name === name) {
      found.push(
        Object.fromEntries(
          node.attributes.flatMap((attribute) =>
            attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
          ),
        ),
      );
    }
  });
  return found;
}
