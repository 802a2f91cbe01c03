import {MessageChannel, type MessagePort} from 'node:worker_threads';
import {afterEach, expect, it, vi} from 'vitest';
import type {SearchOperations} from '../../protocol.ts';
import {answerCall, type WorkerAnswer, type WorkerCall} from '../../worker/answerCall.ts';
import {callWorker} from '../callWorker.ts';

const ports: MessagePort[] = [];

/** Connects a page and a worker that answers with these operations, by copied messages. */
function connect(operations: SearchOperations): SearchOperations {
  const {port1, port2} = new MessageChannel();
  ports.push(port1, port2);
  port2.on('message', (call: WorkerCall) => {
    void answerCall(operations, call).then((answer) => port2.postMessage(answer));
  });
  return callWorker(
    {
      postMessage: (message) => port1.postMessage(message),
      addEventListener: (type, listener) => {
        port1.on(type, (data: WorkerAnswer) => listener(new MessageEvent(type, {data})));
      },
      terminate: () => port1.close(),
    },
    () => undefined,
  );
}

afterEach(() => ports.splice(0).forEach((port) => port.close()));

it('calls the operations with their parameters, and gives each call its own answer', async () => {
  const ends: (() => void)[] = [];
  const search = vi.fn<SearchOperations['search']>(
    (_baseUrl, _context, query) =>
      new Promise((resolve) => {
        ends.push(() => resolve({fault: query === 'first' ? 'missing' : 'broken'}));
      }),
  );
  const operations = connect({
    fetchIndexes: () => Promise.resolve({fault: 'outdated'}),
    search,
  });
  const first = operations.search('/', '', 'first', 8);
  const second = operations.search('/en/', '+docs/a/', 'second', 20);
  await expect(operations.fetchIndexes('/', '')).resolves.toEqual({fault: 'outdated'});
  expect(search.mock.calls).toEqual([
    ['/', '', 'first', 8],
    ['/en/', '+docs/a/', 'second', 20],
  ]);
  ends[1]?.();
  await expect(second).resolves.toEqual({fault: 'broken'});
  ends[0]?.();
  await expect(first).resolves.toEqual({fault: 'missing'});
});
