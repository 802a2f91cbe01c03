import {isMap, isNode, LineCounter, parseDocument, type Document} from 'yaml';
import {frontMatterBlock} from './frontMatterBlock.ts';

/** Offset of the key that names the last step of the path, or of the value where there is no key. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const last = path.at(-1);
  const key = isMap(parent)
    ? parent.items.find((pair) => isNode(pair.key) && pair.key.toJSON() === last)?.key
    : undefined;
  const node = key ?? document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

/**
 * Finds the line on which a value of the front matter stands.
 * @param fileContent the whole file, front matter first.
 * @param path keys and indexes that lead to the value, as a schema reports them.
 * @returns line in the file, from 1; the line of the nearest parent where the value is missing, 1
 *   where there is no front matter.
 */
export function frontMatterLine(fileContent: string, path: readonly PropertyKey[]): number {
  const source = frontMatterBlock(fileContent);
  if (source === undefined) {
    return 1;
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(source, {lineCounter, logLevel: 'silent'});
  for (let length = path.length; length > 0; length -= 1) {
    const offset = offsetOf(document, path.slice(0, length));
    if (offset !== undefined) {
      return lineCounter.linePos(offset).line + 1;
    }
  }
  return 1;
}
