/**
 * Loaded by the programs of a build (`--import`): ends them when the process that started them is
 * gone, also where it was killed and could not say so. A thread of its own watches, since a build
 * keeps the first one busy for seconds.
 */
import process from 'node:process';
import {isMainThread, Worker} from 'node:worker_threads';

const watch = `
  const parent = process.ppid;
  const runs = () => {
    try {
      return process.kill(parent, 0);
    } catch (error) {
      return error.code === 'EPERM';
    }
  };
  setInterval(() => {
    // Unix gives a child whose parent has ended another one; Windows does not.
    if (process.ppid !== parent || !runs()) {
      process.kill(process.pid, 'SIGKILL');
    }
  }, 200);`;

if (isMainThread) {
  new Worker(watch, {eval: true, execArgv: [], env: {...process.env, NODE_OPTIONS: ''}}).unref();
}
