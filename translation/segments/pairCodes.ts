import {isCode, type Code, type Part} from './Part.ts';

/** The ways in which a target code matches a source code: the same code, or bold for 【】. */
const alike: readonly ((source: Code, target: Code) => boolean)[] = [
  (source, target) => source.raw === target.raw,
  (source, target) =>
    (source.kind === 'label' && target.raw === '**') ||
    (target.kind === 'label' && source.raw === '**'),
];

/**
 * Gives the codes of a target the numbers of the same codes in the source. Codes that only the
 * target has get numbers that the source does not use.
 */
export function pairCodes(source: readonly Part[], target: readonly Part[]): Part[] {
  const begins = (parts: readonly Part[]) =>
    parts.filter(isCode).filter(({shape}) => shape !== 'close');
  const sources = begins(source);
  const closing = (parts: readonly Part[], {id}: Code) =>
    parts.filter(isCode).find((code) => code.shape === 'close' && code.id === id)?.raw;
  const ids = new Map<number, number>();
  const taken = new Set<number>();
  for (const isAlike of alike) {
    for (const code of begins(target)) {
      const twin = sources.find(
        (candidate) =>
          !taken.has(candidate.id) &&
          candidate.shape === code.shape &&
          isAlike(candidate, code) &&
          (candidate.raw !== code.raw || closing(source, candidate) === closing(target, code)),
      );
      if (twin && !ids.has(code.id)) {
        ids.set(code.id, twin.id);
        taken.add(twin.id);
      }
    }
  }
  let next = Math.max(0, ...sources.map(({id}) => id));
  for (const code of begins(target)) {
    if (!ids.has(code.id)) {
      next += 1;
      ids.set(code.id, next);
    }
  }
  return target.map((part) => (isCode(part) ? {...part, id: ids.get(part.id) ?? part.id} : part));
}
