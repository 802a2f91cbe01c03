import {spawn} from 'node:child_process';
import path from 'node:path';
import {groupMemory} from './processMemory.ts';

/** Sampling interval of the memory. A sample takes a few milliseconds. */
const sampleMilliseconds = 500;

export interface ProgramCost {
  /** Duration from start to end. */
  readonly seconds: number;
  /** Peak memory of the program and its children, in MB of 1,000,000 bytes. */
  readonly megabytes: number;
}

export interface TimeProgramOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Timeout of the program; no limit if absent. */
  readonly limitSeconds?: number;
}

/**
 * Runs a program of the packages in `cwd` and measures its costs.
 * @throws Error with the end of its output if it fails or times out
 */
export async function timeProgram(
  [file = '', ...args]: readonly string[],
  {cwd, env = {}, limitSeconds = Infinity}: TimeProgramOptions,
): Promise<ProgramCost> {
  const bin = path.join(cwd, 'node_modules/.bin');
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const child = spawn(file, args, {
    cwd,
    // With a separate process group its children are measured and ended too.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...env},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  // Ctrl+C in a terminal does not reach a separate process group.
  const forward = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined) {
      process.kill(-child.pid, signal);
    }
    process.kill(process.pid, signal);
  };
  process.once('SIGINT', forward).once('SIGTERM', forward);
  let peak = 0;
  const sampler = setInterval(() => {
    const {pid} = child;
    if (pid === undefined) {
      return;
    }
    void groupMemory(pid).then((bytes) => (peak = Math.max(peak, bytes)));
    if (seconds() > limitSeconds) {
      process.kill(-pid, 'SIGKILL');
    }
  }, sampleMilliseconds);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    if (code !== 0) {
      throw new Error(
        `${file} ${args.join(' ')} ended after ${seconds().toFixed(0)} s with ${code ?? 'a signal'}:\n${output.slice(-4000)}`,
      );
    }
    return {seconds: seconds(), megabytes: peak / 1e6};
  } finally {
    clearInterval(sampler);
    process.off('SIGINT', forward).off('SIGTERM', forward);
  }
}
