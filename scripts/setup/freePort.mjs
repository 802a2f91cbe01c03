import {createServer} from 'node:net';
import {StopWithSentence} from '../run/StopWithSentence.mjs';

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/**
 * The port to serve on: the environment variable `PORT`, or 3000.
 * Asked before the long work begins, so that nobody waits a minute to hear that it is taken.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const wanted = process.env.PORT ?? '3000';
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new StopWithSentence(
      `PORT is "${wanted}", which is no port: use a number from 1 to 65535.`,
    );
  }
  if (!(await isFree(port))) {
    throw new StopWithSentence(
      `Port ${port} is taken: stop the program that uses it, or choose another with PORT=${port + 1} npm start.`,
    );
  }
  return port;
}
