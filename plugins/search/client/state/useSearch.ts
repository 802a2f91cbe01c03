import {useCallback, useEffect, useRef, useState} from 'react';
import {isFault, type Answer, type FaultKind, type Reply} from '../answer.ts';
import {useOperations} from '../connection/useOperations.ts';

/** What a search asks: the parameters of the worker's operation. */
interface SearchRequest {
  readonly baseUrl: string;
  readonly context: string;
  readonly query: string;
  readonly limit: number;
}

/** After this many milliseconds without an answer the reader is told that it takes long. */
const patience = 5000;

export interface SearchState {
  /** The latest answer, kept while the next one is on its way; `null` without a query. */
  readonly answer: Answer | null;
  /** The query that `answer` belongs to. */
  readonly answered: string;
  readonly fault: FaultKind | null;
  /** There is a query that nothing has been heard of yet. */
  readonly isBusy: boolean;
  /** And that for long. */
  readonly isSlow: boolean;
  /** Asks again after a fault, and loads again what could not be loaded. */
  readonly retry: () => void;
}

interface Heard {
  readonly key: string;
  readonly query: string;
  readonly reply: Reply;
}

/**
 * Answers a query as it is typed. Only one first answer is waited for at a time, so that a slow
 * index does not gather a queue; what was typed meanwhile is asked next. Answers that can be
 * completed are asked for again.
 */
export function useSearch({baseUrl, context, query, limit}: SearchRequest): SearchState {
  const operations = useOperations();
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
    const timer = setTimeout(() => setSlowKey(key), patience);
    const ask = () => operations.search(baseUrl, context, wanted, limit);
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
      return isCurrent ? ask() : undefined;
    });
    turn.current = first;
    const run = async () => {
      const reply = await first;
      let goesOn = reply !== undefined && tell(reply);
      while (goesOn) {
        goesOn = tell(await ask());
      }
    };
    void run();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [operations, baseUrl, context, wanted, limit, attempt, key]);

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
