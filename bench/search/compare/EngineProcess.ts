import {fork, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import type {Answered, Costs, Reply, Request, Subject} from './protocol.ts';

const host = path.join(import.meta.dirname, 'host.ts');
const startLimit = 600_000;

/** The reason why there is no answer. */
export type Lost = 'too slow' | 'failed';

/**
 * An engine in a separate process, so that engines do not share warm-up or memory, and an engine that
 * hangs can be ended. It is then restarted for the next query.
 */
export class EngineProcess {
  readonly #subject: Subject;
  #child: ChildProcess | undefined;
  #isStarted = false;

  constructor(subject: Subject) {
    this.#subject = subject;
  }

  /** @throws Error with the engine's error message. */
  async measureCosts(): Promise<Costs> {
    const reply = await this.#ask({kind: 'measure', ...this.#subject}, startLimit);
    if (reply?.kind !== 'measured') {
      throw new Error(reply?.kind === 'failed' ? reply.message : 'The engine cannot be measured.');
    }
    return reply.costs;
  }

  async #start(): Promise<void> {
    const reply = await this.#ask({kind: 'start', ...this.#subject}, startLimit);
    if (reply?.kind !== 'started') {
      throw new Error(reply?.kind === 'failed' ? reply.message : 'The engine does not start.');
    }
    this.#isStarted = true;
  }

  /**
   * @param limit timeout in milliseconds, after which the engine is ended.
   * @throws Error if the engine does not restart after a timeout.
   */
  async search(query: string, most: number, limit: number): Promise<Answered | Lost> {
    if (!this.#isStarted) {
      await this.#start();
    }
    const reply = await this.#ask({kind: 'search', query, most}, limit);
    if (reply?.kind === 'answered') {
      return reply.answered.time > limit ? 'too slow' : reply.answered;
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
    this.#isStarted = false;
    if (child?.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }

  /** @returns `undefined` after a timeout, or if the process has ended (out of memory). */
  async #ask(request: Request, limit: number): Promise<Reply | undefined> {
    const child = (this.#child ??= fork(host));
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
