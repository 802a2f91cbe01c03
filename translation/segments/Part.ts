/** The purpose of a code. */
export type CodeKind = 'code' | 'element' | 'format' | 'label' | 'link' | 'term';

/** A part of a sentence that is not text: Markdown syntax, the address of a link, a key, code. */
export interface Code {
  /** Number of the code in its unit, from 1; both ends of a pair have the same number. */
  readonly id: number;
  readonly shape: 'alone' | 'open' | 'close';
  readonly kind: CodeKind;
  /** The source text of the code in the file. */
  readonly raw: string;
}

/** A part of a sentence: text as a reader sees it, or a code. */
export type Part = string | Code;

export const isCode = (part: Part): part is Code => typeof part !== 'string';

/** Whether a translator may omit a code. */
export const isFree = ({kind}: Code): boolean => kind === 'format' || kind === 'label';

/** Joins neighbouring texts and removes empty ones. */
export function joined<T extends object>(parts: Iterable<string | T>): (string | T)[] {
  const result: (string | T)[] = [];
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

/** Returns the text of parts. Single codes and label marks are shown as in the file. */
export function textOf(parts: readonly Part[]): string {
  const isShown = ({shape, kind}: Code) => shape === 'alone' || kind === 'label';
  return parts.map((part) => (isCode(part) ? (isShown(part) ? part.raw : '') : part)).join('');
}

/** Removes white space at both ends. */
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

/**
 * Whether two lists have the same text with the same codes at the same places. 【】 are compared as
 * text: a page does not tell whether they came back as a code or were typed.
 */
export function samePartsAs(one: readonly Part[], other: readonly Part[]): boolean {
  const written = (parts: readonly Part[]) =>
    JSON.stringify(
      joined(
        parts.map((part) => (isCode(part) && /^[【】]$/.test(part.raw) ? part.raw : part)),
      ).map((part) => (isCode(part) ? [part.shape, part.raw] : part)),
    );
  return written(one) === written(other);
}
