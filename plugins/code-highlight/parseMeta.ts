/** Options in the meta string after the language of a code block. */
export interface CodeMeta {
  /** Name of the file, or another title of the code. */
  readonly title?: string;
  /** Marked lines, counted from 1. */
  readonly marked: ReadonlySet<number>;
  /** Whether lines have numbers. If it is absent, the length of the code decides. */
  readonly numbered?: boolean;
}

/** Limit on line numbers: a typo such as `{1-9999999999}` would otherwise crash the build. */
const longestBlock = 10_000;

function range(text: string): number[] {
  const [from = 0, to = from] = text.split('-').map(Number);
  const first = Math.max(1, from);
  const last = Math.min(longestBlock, to);
  return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index);
}

/**
 * Parses the meta string of a code block.
 * @param meta for example `title="zh.json" {2,5-7} showLineNumbers=false`
 */
export function parseMeta(meta: string): CodeMeta {
  const titleOption = /\btitle=(?<quote>["'])(?<title>.*?)\k<quote>/s;
  const title = titleOption.exec(meta)?.groups?.title;
  // A title may contain what looks like another option.
  const options = meta.replace(titleOption, '');
  const lines = /\{([\d,\s-]+)\}/.exec(options)?.[1];
  const numbers = /\bshowLineNumbers(=false)?\b/.exec(options);
  return {
    ...(title !== undefined && {title}),
    marked: new Set(lines?.split(',').flatMap(range)),
    ...(numbers && {numbered: numbers[1] === undefined}),
  };
}
