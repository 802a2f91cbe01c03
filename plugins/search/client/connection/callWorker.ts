import type {SearchOperations} from '../protocol.ts';
import type {WorkerAnswer, WorkerCall} from '../worker/answerCall.ts';

/** What this module needs of a worker. */
interface WorkerPort {
  postMessage(message: WorkerCall): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerAnswer>) => void): void;
}

/** Returns the operations of a worker that has started. Their answers may come in any order. */
export function callWorker(worker: WorkerPort): SearchOperations {
  const waiting = new Map<number, (result: unknown) => void>();
  worker.addEventListener('message', ({data: {id, result}}) => {
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let last = 0;
  const call = <Name extends keyof SearchOperations>(
    operation: Name,
    parameters: Parameters<SearchOperations[Name]>,
  ) => {
    last += 1;
    const message: WorkerCall = {id: last, operation, parameters};
    worker.postMessage(message);
    return new Promise<unknown>((resolve) => {
      waiting.set(message.id, resolve);
    }) as ReturnType<SearchOperations[Name]>;
  };
  return {
    fetchIndexes: (...parameters) => call('fetchIndexes', parameters),
    search: (...parameters) => call('search', parameters),
  };
}
