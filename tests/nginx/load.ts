import {Agent} from 'node:http';
import {ask, type Answer} from './ask.ts';

export interface LoadResult {
  readonly asked: number;
  /** Requests without an answer, even on a second connection if one was allowed. */
  readonly lost: readonly string[];
  /** Answers with an error. */
  readonly wrong: readonly string[];
  /** Number of retried requests, whose kept connection the server had just closed. */
  readonly again: number;
}

export interface Load {
  /** Returns the number of requests sent so far. */
  readonly asked: () => number;
  /** Stops the load and returns its result. */
  readonly stop: () => Promise<LoadResult>;
}

interface Options {
  readonly port: number;
  readonly clients: number;
  /** Whether connections are kept alive and reused, as in browsers. */
  readonly keepAlive: boolean;
  readonly urls: () => readonly string[];
  /** Describes what is wrong with an answer. */
  readonly fault: (url: string, answer: Answer) => string | undefined;
}

/**
 * Requests addresses without a pause. With kept connections it behaves like a browser (RFC 9112,
 * 9.3.1): if a reused connection is closed without an answer, the request is retried once on a new
 * connection.
 */
export function startLoad({port, clients, keepAlive, urls, fault}: Options): Load {
  let isOn = true;
  let asked = 0;
  let again = 0;
  const lost: string[] = [];
  const wrong: string[] = [];

  const client = async (index: number) => {
    const agent = keepAlive ? new Agent({keepAlive: true, maxSockets: 1}) : undefined;
    for (let count = index; isOn; count += 1) {
      const list = urls();
      const url = list[count % list.length] ?? '/';
      asked += 1;
      try {
        const answer = await ask({port, url, agent}).catch((error: unknown) => {
          if (!keepAlive) {
            throw error;
          }
          again += 1;
          return ask({port, url});
        });
        const problem = fault(url, answer);
        if (problem !== undefined) {
          wrong.push(`${url}: ${problem}`);
        }
      } catch (error) {
        lost.push(`${url}: ${String(error)}`);
      }
    }
    agent?.destroy();
  };
  const done = Promise.all(Array.from({length: clients}, (_, index) => client(index)));
  return {
    asked: () => asked,
    stop: async () => {
      isOn = false;
      await done;
      return {asked, lost, wrong, again};
    },
  };
}
