import {wrap} from 'comlink';
import type {SearchOperations} from '../answer.ts';

/**
 * Starts the worker and tells it how long an excerpt is.
 * @returns its operations. Rejects where its script does not arrive or a policy forbids it.
 */
export async function startWorker(snippetLength: number): Promise<SearchOperations> {
  const worker = new Worker(new URL('../worker/searchWorker.ts', import.meta.url));
  worker.postMessage(snippetLength);
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', () => resolve(), {once: true});
    worker.addEventListener(
      'error',
      (event) => {
        event.preventDefault();
        worker.terminate();
        reject(new Error('The search worker does not start.'));
      },
      {once: true},
    );
  });
  return wrap<SearchOperations>(worker);
}
