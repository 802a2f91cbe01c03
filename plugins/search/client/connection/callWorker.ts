import type {SearchOperations} from '../protocol.ts';
import type {WorkerAnswer, WorkerCall} from '../worker/answerCall.ts';

/** What this module needs of a worker. */
interface WorkerPort {
  postMessage(message: WorkerCall): void;
  addEventListener(
    type: 'message' | 'messageerror' | 'error',
    listener: (event: MessageEvent<WorkerAnswer>) => void,
  ): void;
  terminate(): void;
}

/**
 * Returns the operations of a worker that has started. Their answers may come in any order.
 * @param onEnd called when the worker has failed, which answers all pending calls with `failed`
 */
export function callWorker(worker: WorkerPort, onEnd: () => void): SearchOperations {
  const waiting = new Map<number, (result: unknown) => void>();
  worker.addEventListener('message', ({data: {id, result}}) => {
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  const end = () => {
    worker.terminate();
    onEnd();
    waiting.forEach((answer) => answer({fault: 'failed'}));
  };
  worker.addEventListener('messageerror', end);
  worker.addEventListener('error', end);
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
