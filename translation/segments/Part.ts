/** What a code does; only `format` and `label` may be left out by a translator. */
export type CodeKind = 'code' | 'element' | 'format' | 'label' | 'link' | 'term';

/** Something inside a sentence that is not text: Markdown signs, a link's address, a key, code. */
export interface Code {
  /** Number of the code in its unit, from 1; both ends of a pair have the same. */
  readonly id: number;
  readonly shape: 'alone' | 'open' | 'close';
  readonly kind: CodeKind;
  /** What the file says. */
  readonly raw: string;
}

/** A piece of a sentence: text as a reader sees it, or a code. */
export type Part = string | Code;

export const isCode = (part: Part): part is Code => typeof part !== 'string';

/** Parts with neighbouring texts joined and empty texts left out. */
export function joined(parts: Iterable<Part>): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') {
      result[result.length - 1] = last + part;
    } else if (part !== '') {
      result.push(part);
    }
  }
  return result;
}

/** The text of parts. Single codes and the marks of a label are shown as the file has them. */
export function textOf(parts: readonly Part[]): string {
  const isShown = ({shape, kind}: Code) => shape === 'alone' || kind === 'label';
  return parts.map((part) => (isCode(part) ? (isShown(part) ? part.raw : '') : part)).join('');
}

/** Parts without white space at both ends. */
export function trimmed(parts: readonly Part[]): Part[] {
  const result = [...parts];
  const first = result[0];
  if (typeof first === 'string') {
    result[0] = first.trimStart();
  }
  const last = result.at(-1);
  if (typeof last === 'string') {
    result[result.length - 1] = last.trimEnd();
  }
  return joined(result);
}

/** Whether two lists say the same: the same text with the same codes at the same places. */
export function samePartsAs(one: readonly Part[], other: readonly Part[]): boolean {
  const written = (parts: readonly Part[]) =>
    JSON.stringify(joined(parts).map((part) => (isCode(part) ? [part.shape, part.raw] : part)));
  return written(one) === written(other);
}
