import {useCallback, useState} from 'react';
import type {AnswerBlock} from '../../markup/answerOf.ts';
import type {AnswerHit} from '../answer.ts';
import {answerWords} from './answerWords.ts';

/** Returns the text to copy: the answer's heading, the answer, and its address. */
export const copiedText = (
  {title, section, url, hash}: AnswerHit,
  best: readonly AnswerBlock[],
): string =>
  [section?.text ?? title.text, answerWords(best), window.location.origin + url + hash].join('\n');

/** Copies an answer. `isCopied` is true if the answer shown has been copied. */
export function useCopyAnswer(
  hit: AnswerHit | undefined,
  best: readonly AnswerBlock[],
): {readonly copy: () => void; readonly isCopied: boolean} {
  const [copied, setCopied] = useState<readonly AnswerBlock[] | null>(null);
  const copy = useCallback(() => {
    if (hit) {
      navigator.clipboard.writeText(copiedText(hit, best)).then(
        () => setCopied(best),
        // If copying fails, the reader can still select the answer.
        () => undefined,
      );
    }
  }, [hit, best]);
  return {copy, isCopied: copied === best};
}
