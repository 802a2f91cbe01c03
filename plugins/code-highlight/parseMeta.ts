/** Options in the meta string after the language of a code block. */
export interface CodeMeta {
  /** Name of the file, or another title of the code. */
  readonly title?: string;
  /** Marked lines, counted from 1. */
  readonly marked: ReadonlySet<number>;
  /** Whether lines have numbers. If it is absent, the length of the code decides. */
  readonly numbered?: boolean;
  /** The text that is none of these options; absent if there is none. */
  readonly unknown?: string;
}

/** Limit on line numbers: a typo such as `{1-9999999999}` would otherwise crash the build. */
const longestBlock = 10_000;

function range(text: string): number[] {
  const [from = 0, to = from] = text.split('-').map(Number);
  const first = Math.max(1, from);
  const last = Math.min(longestBlock, to);
  return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index);
}

const titleOption = /\btitle=(?<quote>["'])(?<title>.*?)\k<quote>/s;
const linesOption = /\{(\d+(?:-\d+)?(?:,\s*\d+(?:-\d+)?)*)\}/;
const numbersOption = /\bshowLineNumbers(=false)?(?=\s|$)/;

/**
 * Parses the meta string of a code block.
 * @param meta for example `title="zh.json" {2,5-7} showLineNumbers=false`
 */
export function parseMeta(meta: string): CodeMeta {
  const title = titleOption.exec(meta)?.groups?.title;
  // A title may contain what looks like another option.
  const options = meta.replace(titleOption, ' ');
  const [linesText = '', list] = linesOption.exec(options) ?? [];
  const ranges = list?.split(',').map(range) ?? [];
  const numbers = numbersOption.exec(options);
  // A range that ends before it begins marks nothing.
  const lines = ranges.every((numbersIn) => numbersIn.length > 0) ? linesText : '';
  const unknown = options.replace(lines, ' ').replace(numbersOption, ' ').trim();
  return {
    ...(title !== undefined && {title}),
    marked: new Set(ranges.flat()),
    ...(numbers && {numbered: numbers[1] === undefined}),
    ...(unknown !== '' && {unknown}),
  };
}
