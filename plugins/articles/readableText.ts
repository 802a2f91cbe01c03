import type {LocaleId} from '../../config/locales.ts';

/** Matches code spans and blocks, which are kept because `<name>` in them is text. */
const code = /(```[\s\S]*?```|`[^`\n]*`)/;

/**
 * Returns the index after the JSX tag that starts at `start`. Braces and quotes may contain `>`.
 */
function tagEnd(source: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let index = start; index < source.length; index += 1) {
    const character = source.charAt(index);
    if (quote !== '') {
      quote = character === quote ? '' : quote;
    } else if (character === '"' || (character === "'" && depth > 0)) {
      quote = character;
    } else if (character === '{') {
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
    } else if (character === '>' && depth === 0) {
      return index + 1;
    }
  }
  return source.length;
}

function withoutTags(source: string): string {
  let text = '';
  let index = 0;
  for (;;) {
    const start = source.slice(index).search(/<[A-Za-z/]/);
    if (start < 0) {
      return text + source.slice(index);
    }
    text += `${source.slice(index, index + start)} `;
    index = tagEnd(source, index + start);
  }
}

/**
 * Returns the text of an MDX source that readers see: no imports, tags, comments or link addresses.
 * It is precise enough to count words, but not a parser.
 */
export function readableText(mdx: string): string {
  return mdx
    .split(code)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : withoutTags(
            part
              .replace(/^import .*$/gm, '')
              .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
              .replace(/\]\([^)\s]*\)/g, ']'),
          ),
    )
    .join('');
}

/** Reading speed that the framework uses. */
const wordsPerMinute = 200;

/** Times by language and text, because a build reads each page twice and counting is slow. */
const known = new Map<string, number>();

/**
 * Returns the reading time of a text, of an article or a post. It counts words with
 * `Intl.Segmenter`, which can segment Chinese.
 * @returns whole minutes, at least one
 */
export function readingMinutes(mdx: string, locale: LocaleId): number {
  const key = `${locale} ${mdx}`;
  let minutes = known.get(key);
  if (minutes === undefined) {
    const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
    const words = [...segmenter.segment(readableText(mdx))].filter(({isWordLike}) => isWordLike);
    minutes = Math.max(1, Math.round(words.length / wordsPerMinute));
    known.set(key, minutes);
  }
  return minutes;
}
