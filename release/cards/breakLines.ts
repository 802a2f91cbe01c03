import LineBreaker from 'linebreak';

/** Measures the width of a text, in pixels. */
export type Measure = (text: string) => number;

/** Returns the offsets at which words start, also in Chinese, which has no spaces between words. */
function wordStarts(text: string): ReadonlySet<number> {
  const words = new Intl.Segmenter('zh', {granularity: 'word'}).segment(text);
  return new Set([...words].map(({index}) => index).concat(text.length));
}

/**
 * Replaces curly quotation marks with corner brackets, which mean the same in Chinese. The
 * algorithm cannot tell opening curly marks from closing ones, so it would allow no break beside
 * them.
 */
const withBrackets = (text: string) =>
  /\p{Script=Han}/u.test(text) ? text.replace(/[“‘]/g, '「').replace(/[”’]/g, '」') : text;

/**
 * Splits a text into pieces that stay on one line: none starts with a closing mark or ends with an
 * opening one.
 */
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
  // A word that is wider than a line can only break between characters.
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
 * Breaks a text into as few lines as the width allows, all of about the same length. Breaks follow
 * Unicode (UAX #14) and are between words.
 * @param width maximum width of a line, in the unit of `measure`
 * @returns the lines, without the spaces at the breaks
 */
export function breakLines(text: string, measure: Measure, width: number): readonly string[] {
  const pieces = unbreakable(text, measure, width);
  const widest = fill(pieces, measure, width);
  let balanced = widest;
  // The narrowest column with the same number of lines has the most even lines.
  for (let narrower = width * 0.96; narrower > width / 3; narrower *= 0.96) {
    const lines = fill(pieces, measure, narrower);
    if (lines.length > widest.length || lines.some((line) => measure(line) > narrower)) {
      break;
    }
    balanced = lines;
  }
  return balanced;
}
