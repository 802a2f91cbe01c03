import {useCallback, useLayoutEffect, useState, type RefObject} from 'react';

/** The field's text, and a way to replace it. Half-composed text does not count. */
export function useFieldText(
  fieldRef: RefObject<HTMLInputElement | null>,
): readonly [text: string, replace: (text: string) => void] {
  const [text, setText] = useState('');

  useLayoutEffect(() => {
    const input = fieldRef.current;
    if (!input) {
      return undefined;
    }
    const read = () => setText(input.value);
    // It may have been typed in before anybody listened.
    read();
    const onInput = (event: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) {
        read();
      }
    };
    input.addEventListener('input', onInput);
    input.addEventListener('compositionend', read);
    return () => {
      input.removeEventListener('input', onInput);
      input.removeEventListener('compositionend', read);
    };
  }, [fieldRef]);

  const replace = useCallback(
    (next: string) => {
      if (fieldRef.current) {
        fieldRef.current.value = next;
      }
      setText(next);
    },
    [fieldRef],
  );
  return [text, replace];
}
