/**
 * Loaded by the programs of a build (`--import`): ends them when the process that started them has
 * ended, even if it was killed. Two processes are watched: the parent, and the build whose process id
 * is in `BUILD_STARTER`, which may have ended before this program read its parent's id. A separate
 * thread watches because a build blocks the main thread for seconds.
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
