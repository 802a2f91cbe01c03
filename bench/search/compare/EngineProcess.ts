import {fork, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import type {Answered, Reply, Request, Started} from './protocol.ts';

const host = path.join(import.meta.dirname, 'host.ts');
const startLimit = 600_000;

/** How long one search may take, in milliseconds; an engine that is not back by then is ended. */
export const searchLimit = 5_000;

/** Why there is no answer. */
export type Lost = 'too slow' | 'failed';

/**
 * An engine in a process of its own, so that none heats or fills the memory of another, and one
 * that never comes back can be ended. It is started again for the next query then.
 */
export class EngineProcess {
  readonly #start: Request;
  #child: ChildProcess | undefined;

  constructor(start: Omit<Extract<Request, {kind: 'start'}>, 'kind'>) {
    this.#start = {kind: 'start', ...start};
  }

  /** @throws Error with what the engine failed with. */
  async start(): Promise<Started> {
    const child = fork(host);
    this.#child = child;
    const reply = await this.#ask(child, this.#start, startLimit);
    if (reply?.kind !== 'started') {
      await this.end();
      throw new Error(reply?.kind === 'failed' ? reply.message : 'The engine did not start.');
    }
    return reply.started;
  }

  async search(query: string, most: number): Promise<Answered | Lost> {
    if (!this.#child) {
      await this.start();
    }
    const child = this.#child;
    const reply = child && (await this.#ask(child, {kind: 'search', query, most}, searchLimit));
    if (reply?.kind === 'answered') {
      return reply.answered.time > searchLimit ? 'too slow' : reply.answered;
    }
    if (reply?.kind === 'failed') {
      return 'failed';
    }
    await this.end();
    return 'too slow';
  }

  async end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }

  /** @returns undefined if no reply came in time, or the process has ended (out of memory). */
  async #ask(child: ChildProcess, request: Request, limit: number): Promise<Reply | undefined> {
    const gone = new AbortController();
    const timer = setTimeout(() => gone.abort(), limit);
    const onExit = () => gone.abort();
    child.once('exit', onExit);
    child.send(request);
    try {
      const [reply] = (await once(child, 'message', {signal: gone.signal})) as [Reply];
      return reply;
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
      child.off('exit', onExit);
    }
  }
}
