import {unzipSync} from 'fflate';
import {XmlDocument} from 'libxml2-wasm';
import mammoth from 'mammoth';
import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import type {Block, Run} from '../../data/SampleDocument.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** A paragraph of a document as one text, with its bold parts. */
export interface Paragraph {
  readonly style: Block['style'];
  readonly text: string;
  readonly strong: readonly string[];
}

function runsOf(node: Node, strong: boolean): Run[] {
  if ('value' in node) {
    return [{text: node.value, strong}];
  }
  const inside = strong || node.nodeName === 'strong';
  return 'childNodes' in node ? node.childNodes.flatMap((child) => runsOf(child, inside)) : [];
}

const styles: Readonly<Record<string, Block['style']>> = {h1: 'title', h2: 'heading', p: 'text'};

/** Word refuses XML that is not well-formed, while the converter repairs it. */
function requireWellFormed(file: Uint8Array): void {
  for (const [name, bytes] of Object.entries(unzipSync(file))) {
    if (/\.(?:xml|rels)$/.test(name)) {
      XmlDocument.fromBuffer(bytes).dispose();
    }
  }
}

/**
 * Reads the paragraphs of a Word document.
 * @throws Error if it is not a Word file, or has anything but titles, headings and paragraphs.
 */
export async function readDocx(file: Uint8Array): Promise<Paragraph[]> {
  requireWellFormed(file);
  const {value, messages} = await mammoth.convertToHtml(
    {buffer: Buffer.from(file)},
    {styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='heading 1'] => h2:fresh"]},
  );
  if (messages.length > 0) {
    throw new Error(messages.map(({message}) => message).join('\n'));
  }
  return parseFragment(value).childNodes.map((node) => {
    const style = styles[node.nodeName];
    if (!style) {
      throw new Error(`A <${node.nodeName}> is not a paragraph.`);
    }
    const runs = runsOf(node, false);
    return {
      style,
      text: runs.map(({text}) => text).join(''),
      strong: runs.flatMap(({text, strong}) => (strong ? [text] : [])),
    };
  });
}
