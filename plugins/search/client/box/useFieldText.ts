import {useCallback, useEffect, useState, type RefObject} from 'react';

/** The field's text, and a way to replace it. Half-composed text does not count. */
export function useFieldText(
  field: RefObject<HTMLInputElement | null>,
): readonly [text: string, replace: (text: string) => void] {
  const [text, setText] = useState(() => field.current?.value ?? '');

  useEffect(() => {
    const input = field.current;
    if (!input) {
      return undefined;
    }
    const read = () => setText(input.value);
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
  }, [field]);

  const replace = useCallback(
    (next: string) => {
      if (field.current) {
        field.current.value = next;
      }
      setText(next);
    },
    [field],
  );
  return [text, replace];
}
