import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {sendFeedback} from '../sendFeedback.ts';

const feedback = {page: '/docs/faq/invoice', language: 'zh', answer: 'no'} as const;

let server: Server | undefined;

/** Starts a local receiver and returns its address. */
async function receiver(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(() => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

describe('sendFeedback', () => {
  it('posts the answer as JSON and nothing that identifies the reader', async () => {
    const seen: {body: string; type?: string; cookie?: string; referer?: string}[] = [];
    const address = await receiver((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const {'content-type': type, cookie, referer} = request.headers;
        seen.push({body, ...(type && {type}), ...(cookie && {cookie}), ...(referer && {referer})});
        response.writeHead(204).end();
      });
    });
    expect(await sendFeedback(address, {...feedback, comment: '第 3 步找不到按钮'})).toBe(true);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toEqual({body: expect.any(String) as string, type: 'application/json'});
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({...feedback, comment: '第 3 步找不到按钮'});
  });

  it('repeats a failed attempt once', async () => {
    let requests = 0;
    const address = await receiver((_, response) => {
      requests += 1;
      response.writeHead(requests === 1 ? 503 : 200).end();
    });
    expect(await sendFeedback(address, feedback)).toBe(true);
    expect(requests).toBe(2);
  });

  it('returns false if both attempts fail', async () => {
    let requests = 0;
    const address = await receiver((_, response) => {
      requests += 1;
      response.writeHead(500).end();
    });
    expect(await sendFeedback(address, feedback)).toBe(false);
    expect(requests).toBe(2);
  });

  it('times out if the receiver is too slow', async () => {
    const address = await receiver(() => undefined);
    // On a busy machine an attempt can end before it has arrived, so the receiver counts too few.
    const attempts = vi.spyOn(globalThis, 'fetch');
    expect(await sendFeedback(address, feedback, 50)).toBe(false);
    expect(attempts).toHaveBeenCalledTimes(2);
  });

  it('returns false if the address does not respond', async () => {
    const address = await receiver(() => undefined);
    server?.close();
    server?.closeAllConnections();
    expect(await sendFeedback(address, feedback)).toBe(false);
  });
});
