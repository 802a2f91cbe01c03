import LineBreaker from 'linebreak';

/** Width of a text in pixels. */
export type Measure = (text: string) => number;

/** Offsets at which words begin; in Chinese too, where nothing else shows them. */
function wordStarts(text: string): ReadonlySet<number> {
  const words = new Intl.Segmenter('zh', {granularity: 'word'}).segment(text);
  return new Set([...words].map(({index}) => index).concat(text.length));
}

/**
 * Curly quotation marks as the corner brackets that mean the same in Chinese. The algorithm does not
 * know which side of a curly one is open, so it would allow no break beside it.
 */
const withBrackets = (text: string) =>
  /\p{Script=Han}/u.test(text) ? text.replace(/[“‘]/g, '「').replace(/[”’]/g, '」') : text;

/** Pieces that stay on one line: no closing mark begins one, no opening mark ends one. */
function unbreakable(text: string, measure: Measure, width: number): string[] {
  const breaker = new LineBreaker(withBrackets(text));
  const words = wordStarts(text);
  const pieces: string[] = [];
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    if (words.has(next.position)) {
      pieces.push(text.slice(start, next.position));
      start = next.position;
    }
  }
  // Nothing else is possible for a word that is wider than a line.
  return pieces.flatMap((piece) => (measure(piece.trim()) > width ? [...piece] : [piece]));
}

function fill(pieces: readonly string[], measure: Measure, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}

/**
 * Breaks a text into the fewest lines that the width allows, of about the same length, by the
 * rules of Unicode (UAX #14) and between words.
 * @param width greatest width of a line, in the unit of `measure`
 * @returns the lines; without the spaces between them they are the text
 */
export function breakLines(text: string, measure: Measure, width: number): readonly string[] {
  const pieces = unbreakable(text, measure, width);
  const widest = fill(pieces, measure, width);
  let balanced = widest;
  // The narrowest column with as many lines has the most even ones.
  for (let narrower = width * 0.96; narrower > width / 3; narrower *= 0.96) {
    const lines = fill(pieces, measure, narrower);
    if (lines.length > widest.length || lines.some((line) => measure(line) > narrower)) {
      break;
    }
    balanced = lines;
  }
  return balanced;
}
