/**
 * Loaded by the programs of a build (`--import`): ends them when the process that started them is
 * gone, also where it was killed and could not say so. That is their parent, and the build whose
 * number is in `BUILD_STARTER`, which may have ended before this program looked for its parent. A
 * separate thread watches, since a build keeps the first one busy for seconds.
 */
import process from 'node:process';
import {isMainThread, Worker} from 'node:worker_threads';

const watch = `
  const parent = process.ppid;
  const runs = (id) => {
    try {
      return process.kill(id, 0);
    } catch (error) {
      return error.code === 'EPERM';
    }
  };
  setInterval(() => {
    if (process.ppid !== parent || !runs(parent) || !runs(Number(process.env.BUILD_STARTER))) {
      process.kill(process.pid, 'SIGKILL');
    }
  }, 200);`;

if (isMainThread) {
  new Worker(watch, {eval: true, execArgv: [], env: {...process.env, NODE_OPTIONS: ''}}).unref();
}
