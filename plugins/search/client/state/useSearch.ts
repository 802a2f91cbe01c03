import {useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {isFault, type Answer, type FaultKind, type Reply} from '../protocol.ts';
import {operations} from '../connection/operations.ts';

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

/** The parameters of the worker's operation `search`. */
interface SearchRequest {
  readonly baseUrl: string;
  readonly context: string;
  readonly query: string;
  readonly limit: number;
}

/** After this many milliseconds without an answer the reader sees that the search is slow. */
const slowAfter = 5000;

export interface SearchState {
  /** The latest answer, kept until the next one arrives; `null` without a query. */
  readonly answer: Answer | null;
  /** The query that `answer` belongs to. */
  readonly answered: string;
  readonly fault: FaultKind | null;
  /** Whether the current query has no answer yet. */
  readonly isBusy: boolean;
  /** Whether the current query has had no answer for a long time. */
  readonly isSlow: boolean;
  /** Repeats the query after a fault, and reloads the files that failed to load. */
  readonly retry: () => void;
}

/** Waits until the rows are painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

interface Heard {
  readonly key: string;
  readonly query: string;
  readonly reply: Reply;
}

/**
 * Answers a query while it is typed. Only one first answer is pending at a time, so that a slow index
 * does not build up a queue; the latest query is sent next. Incomplete answers are requested again
 * until they are complete.
 */
export function useSearch({baseUrl, context, query, limit}: SearchRequest): SearchState {
  const [heard, setHeard] = useState<Heard | null>(null);
  const [slowKey, setSlowKey] = useState('');
  const [attempt, setAttempt] = useState(0);
  const attempted = useRef(attempt);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const wanted = query.trim();
  const key = [baseUrl, context, limit, attempt, wanted].join('\n');

  useEffect(() => {
    if (wanted === '') {
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => setSlowKey(key), slowAfter);
    const request = [baseUrl, context, wanted, limit] as const;
    /** Returns whether there is more to ask for. */
    const tell = (reply: Reply) => {
      if (isCurrent) {
        clearTimeout(timer);
        setHeard({key, query: wanted, reply});
      }
      return isCurrent && !isFault(reply) && !reply.complete;
    };
    const isRetry = attempted.current !== attempt;
    attempted.current = attempt;
    const first = turn.current.then(async () => {
      if (isRetry) {
        await operations.fetchIndexes(baseUrl, context);
      }
      return isCurrent ? operations.search(...request) : undefined;
    });
    turn.current = first;
    const run = async () => {
      const reply = await first;
      let goesOn = reply !== undefined && tell(reply);
      while (goesOn) {
        // Asking again makes the worker fetch the other products, which would delay the first rows.
        await painted();
        goesOn = tell(await operations.search(...request, true));
      }
    };
    void run();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [baseUrl, context, wanted, limit, attempt, key]);

  const reply = wanted === '' ? undefined : heard?.reply;
  const isBusy = wanted !== '' && heard?.key !== key;
  return {
    answer: reply && !isFault(reply) ? reply : null,
    answered: heard?.query ?? '',
    fault: reply && isFault(reply) ? reply.fault : null,
    isBusy,
    isSlow: isBusy && slowKey === key,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
