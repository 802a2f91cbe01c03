import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {refuse, type Finding} from '../writerError/index.ts';
import {blockProblems} from './blockProblems.ts';
import {highlight} from './highlight.ts';
import {parseMeta} from './parseMeta.ts';

interface Block {
  readonly line: number;
  readonly code: string;
  readonly language: string | undefined;
  readonly meta: string;
}

type Replace = (frame: MdxJsxFlowElementHast) => void;

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

function readBlock(pre: Element): Block | undefined {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') {
    return undefined;
  }
  const {className, metastring} = code.properties;
  const languages = Array.isArray(className) ? className.map(String) : [];
  return {
    line: pre.position?.start.line ?? 1,
    code: textOf(code).replace(/\n$/, ''),
    language: languages.find((name) => name.startsWith('language-'))?.slice('language-'.length),
    meta: typeof metastring === 'string' ? metastring : '',
  };
}

async function check({line, language, meta}: Block): Promise<Finding[]> {
  return (await blockProblems(language, meta)).map((problem) => ({line, ...problem}));
}

/** Minimum number of lines for which line numbers are shown by default. */
const numberedFrom = 3;

async function toFrame({code, language = 'text', meta}: Block): Promise<MdxJsxFlowElementHast> {
  const {title, marked, numbered = code.split('\n').length >= numberedFrom} = parseMeta(meta);
  const properties = {
    html: await highlight(code, language, marked),
    lang: language,
    ...(title !== undefined && {title}),
    ...(numbered && {numbered: null}),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeFrame',
    attributes: Object.entries(properties).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}

/**
 * Rehype plugin that colours fenced code at build time and passes it to `<CodeFrame>`, so that the
 * browser loads no highlighter.
 * @throws WriterError with every block of the page whose language is missing or unknown, or that has
 *   an unknown option
 */
export function rehypeCode() {
  return async (root: Root, file: VFile): Promise<void> => {
    const blocks = new Map<Block, Replace>();
    visit(root, 'element', (node, index, parent) => {
      const block = node.tagName === 'pre' ? readBlock(node) : undefined;
      if (block && parent && index !== undefined) {
        blocks.set(block, (frame) => (parent.children[index] = frame));
      }
    });
    const findings = (await Promise.all([...blocks.keys()].map(check))).flat();
    refuse(file, findings);
    await Promise.all([...blocks].map(async ([block, replace]) => replace(await toFrame(block))));
  };
}
