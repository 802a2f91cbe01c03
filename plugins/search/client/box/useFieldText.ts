import {useCallback, useLayoutEffect, useState, type RefObject} from 'react';

/** Returns the field's text and a setter. Text in composition is ignored. */
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
    // The reader may have typed before the listener was added.
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
