import {Agent} from 'node:http';
import {ask, type Answer} from './ask.ts';

export interface LoadResult {
  readonly asked: number;
  /** Requests that got no answer at all, also not on a second connection where one was allowed. */
  readonly lost: readonly string[];
  /** Answers that no reader should get. */
  readonly wrong: readonly string[];
  /** Requests that were sent again, since the server had just closed the connection they went on. */
  readonly again: number;
}

export interface Load {
  /** How many requests were sent so far. */
  readonly asked: () => number;
  /** Ends it and says what came of it. */
  readonly stop: () => Promise<LoadResult>;
}

interface Options {
  readonly port: number;
  readonly clients: number;
  /** Keep connections and use them again, as browsers do. */
  readonly keepAlive: boolean;
  readonly urls: () => readonly string[];
  /** Says what is wrong with an answer. */
  readonly fault: (url: string, answer: Answer) => string | undefined;
}

/**
 * Asks for addresses without a pause. With kept connections it does what browsers do (RFC 9112,
 * 9.3.1): a request on a connection that was used before and is closed without an answer is sent
 * once more on a fresh one.
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
