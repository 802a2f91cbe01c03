import {spawn} from 'node:child_process';
import {createWriteStream} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../root.mjs';
import {say} from './say.mjs';

const heartbeatSeconds = 20;
const progress = /\[\d+\/\d+\]/g;

/**
 * @typedef {object} ProgramResult
 * @property {boolean} ok Whether the exit code was 0.
 * @property {number} seconds Duration of the program.
 * @property {string} output Everything it printed, both streams in order.
 */

/**
 * Runs a program in the project's folder. Its output goes to `.cache/logs/<name>.log`; every 20
 * seconds the terminal shows that it is still running, with its own progress `[n/m]` if it has one.
 * @param {string} name
 * @param {readonly string[]} program A name from `node_modules/.bin` or a path, then the arguments.
 * @param {{env?: Readonly<Record<string, string>>, signal?: AbortSignal}} [options] Aborting the
 *   signal ends the program.
 * @returns {Promise<ProgramResult>}
 */
export async function runProgram(name, [file = '', ...args], {env = {}, signal} = {}) {
  const logs = path.join(root, '.cache/logs');
  await mkdir(logs, {recursive: true});
  const log = createWriteStream(path.join(logs, `${name}.log`));
  // The disk may be full; the result contains the output as well.
  log.on('error', () => undefined);
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;

  const bin = path.join(root, 'node_modules/.bin');
  const windows = process.platform === 'win32';
  const child = spawn(
    windows ? [file, ...args].map((part) => `"${part}"`).join(' ') : file,
    windows ? [] : args,
    {
      cwd: root,
      // Windows runs the programs of node_modules/.bin only through its shell.
      shell: windows,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...env},
    },
  );
  const stop = () => child.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  signal?.addEventListener('abort', stop);
  // It may have been aborted before the program started.
  if (signal?.aborted) {
    stop();
  }

  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      log.write(text);
    });
  }
  const heartbeat = setInterval(() => {
    const done = output.slice(-4000).match(progress)?.at(-1);
    say(`  … ${name}: ${Math.round(seconds())} s${done ? ` ${done}` : ''}`);
  }, heartbeatSeconds * 1000);

  try {
    const code = await new Promise((resolve) => {
      child.once('error', (error) => {
        output += `${error.message}\n`;
        resolve(1);
      });
      child.once('close', resolve);
    });
    return {ok: code === 0, seconds: seconds(), output};
  } finally {
    clearInterval(heartbeat);
    log.end();
    process.off('SIGINT', stop).off('SIGTERM', stop);
    signal?.removeEventListener('abort', stop);
  }
}
