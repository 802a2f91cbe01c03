import {once} from 'node:events';
import {watch} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {CliError} from './CliError.mjs';
import {say} from './say.mjs';

/** Debounce time, because editors write a file in several steps. */
const settledAfterMs = 300;

/**
 * Runs a program, and restarts it whenever a file in a folder changes. If a change has broken the
 * program, the next change starts it again.
 * @param {string} folder
 * @param {() => import('node:child_process').ChildProcess} start
 * @param {AbortSignal} signal Ends the program and the file watcher.
 * @returns {Promise<number>} The exit code of the program when it ends after the signal, or ends on
 *   its own before any change.
 * @throws CliError if the folder cannot be watched any longer; the program is stopped then
 */
export async function restartOnChange(folder, start, signal) {
  const watcher = watch(folder, {recursive: true});
  try {
    for (let changes = 0; ; changes += 1) {
      const child = start();
      const ended = once(child, 'close').then(([code]) => Number(code ?? 0));
      const changed = once(watcher, 'change', {signal}).then(
        () => true,
        (/** @type {unknown} */ error) => {
          if (signal.aborted) {
            return false;
          }
          child.kill();
          throw new CliError(`${folder} cannot be watched: ${String(error)}`);
        },
      );
      const hasEnded = await Promise.race([ended.then(() => true), changed.then(() => false)]);
      if (hasEnded && changes === 0) {
        return await ended;
      }
      if (hasEnded && !signal.aborted) {
        say('The program has ended. It starts again when the next file changes.');
      }
      const isChanged = await changed;
      if (isChanged) {
        await setTimeout(settledAfterMs);
        say(`${folder} has changed: starting again …`);
      }
      child.kill();
      const code = await ended;
      if (!isChanged) {
        return code;
      }
    }
  } finally {
    watcher.close();
  }
}
