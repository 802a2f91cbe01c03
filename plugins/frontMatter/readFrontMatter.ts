import {isMap, isNode, LineCounter, parseDocument, visit, type Document} from 'yaml';
import {byteOrderMark, markProblem} from '../writerError/byteOrderMark.ts';

/** Matches front matter and body. Only a line of three hyphens ends the front matter. */
const file = /^\uFEFF?---[^\S\n]*\n(?<matter>[\s\S]*?)(?<=\n)---[^\S\n]*(?:\n(?<body>[\s\S]*))?$/;

/** The front matter of a Markdown file. */
export interface FrontMatter {
  /** Value of the YAML (1.2), with dates as text. Undefined if it cannot be read. */
  readonly data: unknown;
  /** The text below the front matter. */
  readonly body: string;
  /** Why the file cannot be read, and the line in it. */
  readonly error?: {readonly line: number; readonly message: string};
  /**
   * Finds the line of a value in the file, counted from 1.
   * @param path keys and indexes of the value, as a schema reports them
   * @returns the line of the nearest parent if the value is missing, or 1 if all parents are
   *   missing
   */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}

/** Returns the offset of the key that ends the path, or of the value if it has no key. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const last = path.at(-1);
  const key = isMap(parent)
    ? parent.items.find((pair) => isNode(pair.key) && pair.key.toJSON() === last)?.key
    : undefined;
  const node = key ?? document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Returns the offset of the first reference (`*name`). */
function firstReference(document: Document): number {
  let offset = 0;
  visit(document, {
    Alias(_, {range}) {
      offset = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/** Resolves the YAML, or reports an error: references may have no target or be circular. */
function resolve(document: Document): {data: unknown} | {offset: number; message: string} {
  const [error] = document.errors;
  if (error) {
    const message = (error.message.split('\n')[0] ?? error.code).replace(/ at line \d.*$/, '');
    return {offset: error.pos[0], message};
  }
  try {
    return {data: document.toJS()};
  } catch (reason) {
    return {
      offset: firstReference(document),
      message: reason instanceof Error ? reason.message : String(reason),
    };
  }
}

function parse(fileContent: string): FrontMatter | undefined {
  const groups = file.exec(fileContent.replace(/\r\n/g, '\n'))?.groups;
  if (groups === undefined) {
    return undefined;
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(groups.matter ?? '', {lineCounter, logLevel: 'silent'});
  const resolved = resolve(document);
  const hasMark = fileContent.startsWith(byteOrderMark);
  // The opening hyphens are on line 1 of the file.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  return {
    data: 'data' in resolved ? resolved.data : undefined,
    body: groups.body ?? '',
    lineOf(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const offset = offsetOf(document, path.slice(0, length));
        if (offset !== undefined) {
          return lineAt(offset);
        }
      }
      return 1;
    },
    ...('message' in resolved && {
      error: {line: lineAt(resolved.offset), message: resolved.message},
    }),
    ...(hasMark && {error: {line: 1, message: markProblem}}),
  };
}

/** Cache by file content, because the twin and all linking pages read a page again. */
const known = new Map<string, FrontMatter | undefined>();

/** Size limit of the cache. It exceeds the number of files, but `npm run dev` adds each change. */
const mostKnown = 2000;

/**
 * Reads the front matter of a file. Returns undefined if the file has none. The same content gives
 * the same object, so callers must not change it.
 */
export function readFrontMatter(fileContent: string): FrontMatter | undefined {
  if (!known.has(fileContent)) {
    if (known.size >= mostKnown) {
      known.clear();
    }
    known.set(fileContent, parse(fileContent));
  }
  return known.get(fileContent);
}

/** Returns the line of a front matter value in the file. See `FrontMatter.lineOf`. */
export const frontMatterLine = (fileContent: string, path: readonly PropertyKey[]): number =>
  readFrontMatter(fileContent)?.lineOf(path) ?? 1;
