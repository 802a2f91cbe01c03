/**
 * @typedef {object} Task
 * @property {string} name
 * @property {boolean} [alone] Uses all cores: it starts when all previous tasks have ended, and the
 *   next tasks wait for it.
 */

/**
 * Starts tasks in order, as many in parallel as there are cores. After the first failure no further
 * task starts, and running tasks are aborted.
 * @template {Task} T
 * @param {readonly T[]} tasks
 * @param {number} cores
 * @param {(task: T, signal: AbortSignal) => Promise<boolean>} run Whether the task passed.
 * @returns {Promise<{notRun: string[], stopped: string[]}>} Names of the tasks without a result.
 */
export async function schedule(tasks, cores, run) {
  const failure = new AbortController();
  const waiting = [...tasks];
  /** @type {Map<T, Promise<void>>} */
  const running = new Map();
  /** @type {Promise<void>[]} */
  const started = [];
  /** @type {string[]} */
  const stopped = [];

  /** @param {T} task */
  const start = async (task) => {
    try {
      const passed = await run(task, failure.signal);
      if (!passed && failure.signal.aborted) {
        stopped.push(task.name);
      } else if (!passed) {
        failure.abort();
      }
    } catch (error) {
      failure.abort();
      throw error;
    } finally {
      running.delete(task);
    }
  };
  /** @param {T} task */
  const fits = (task) => {
    const alone = [task, ...running.keys()].some((each) => each.alone);
    return running.size < (alone ? 1 : cores);
  };
  while (waiting.length > 0 && !failure.signal.aborted) {
    const [next] = waiting;
    if (next && fits(next)) {
      waiting.shift();
      const ending = start(next);
      started.push(ending);
      running.set(next, ending);
    } else {
      await Promise.race(running.values());
    }
  }
  // A task that has failed with an error is not among the running ones, and the race above may have
  // been over already.
  await Promise.all(started);
  return {notRun: waiting.map(({name}) => name), stopped};
}
