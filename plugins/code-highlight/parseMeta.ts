/** The meta string after the language of a code block. */
export interface CodeMeta {
  /** Name of the file, or what the code is. */
  readonly title?: string;
  /** Marked lines, from 1. */
  readonly marked: ReadonlySet<number>;
  /** Asks for line numbers, or for none; nothing leaves it to the length of the code. */
  readonly numbered?: boolean;
}

/** No block is longer; without a limit, a slip such as `{1-9999999999}` would end the build. */
const longestBlock = 10_000;

function range(text: string): number[] {
  const [from = 0, to = from] = text.split('-').map(Number);
  const first = Math.max(1, from);
  const last = Math.min(longestBlock, to);
  return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index);
}

/**
 * Reads the rest of the first line of a code block.
 * @param meta for example `title="zh.json" {2,5-7} showLineNumbers=false`.
 */
export function parseMeta(meta: string): CodeMeta {
  const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
  const lines = /\{([\d,\s-]+)\}/.exec(meta)?.[1];
  const numbers = /\bshowLineNumbers(=false)?\b/.exec(meta);
  return {
    ...(title !== undefined && {title}),
    marked: new Set(lines?.split(',').flatMap(range)),
    ...(numbers && {numbered: numbers[1] === undefined}),
  };
}
