import {useEffect, useState} from 'react';

/** Duration of the confirmation, in milliseconds. A failure tells the reader what to do. */
const shownFor = {copied: 2000, failed: 10_000};

/** Result of copying. */
export type Copied = keyof typeof shownFor;

/**
 * Returns the result of the last copying and a function that copies. The result is cleared after a
 * while and by the next copying, so that screen readers announce the next one.
 * @param copy copies to the clipboard, and throws if the browser refuses
 */
export function useCopied(
  copy: () => Promise<void>,
): readonly [result: Copied | undefined, copy: () => void] {
  const [result, setResult] = useState<Copied>();

  useEffect(() => {
    if (!result) {
      return undefined;
    }
    const timer = setTimeout(() => setResult(undefined), shownFor[result]);
    return () => clearTimeout(timer);
  }, [result]);

  return [
    result,
    () => {
      setResult(undefined);
      copy().then(
        () => setResult('copied'),
        () => setResult('failed'),
      );
    },
  ];
}
