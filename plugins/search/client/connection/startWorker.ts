/** Timeout for the script of the worker, in milliseconds. */
const startTimeout = 10_000;

/**
 * Starts the worker. It answers when its script runs, and then waits for a `WorkerSetup`.
 * @returns Rejects if its script does not load within ten seconds, or if a content security policy
 * forbids it.
 */
export async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('../worker/searchWorker.ts', import.meta.url));
  await new Promise<void>((resolve, reject) => {
    const fail = () => {
      worker.terminate();
      reject(new Error('The search worker does not start.'));
    };
    const limit = setTimeout(fail, startTimeout);
    worker.addEventListener(
      'message',
      () => {
        clearTimeout(limit);
        resolve();
      },
      {once: true},
    );
    worker.addEventListener(
      'error',
      (event) => {
        event.preventDefault();
        clearTimeout(limit);
        fail();
      },
      {once: true},
    );
  });
  return worker;
}
