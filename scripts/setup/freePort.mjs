import {createServer} from 'node:net';
import {CliError} from '../run/CliError.mjs';
import {describeListenError} from './describeListenError.mjs';
import {listenHost} from './listenHost.mjs';

/**
 * @param {number} port
 * @returns {Promise<void>}
 */
const tryToListen = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, listenHost(), () => probe.close(() => resolve()));
  });

/**
 * Returns the port to serve on: the environment variable `PORT`, or 3000. It is checked before the
 * build, so that a taken port is reported immediately.
 * @param {(port: number) => string} commandFor Returns the command to run with another port.
 * @returns {Promise<number>}
 */
export async function freePort(commandFor) {
  const wanted = process.env.PORT ?? '3000';
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new CliError(
      `PORT is "${wanted}", which is not a valid port: use a number from 1 to 65535.`,
    );
  }
  try {
    await tryToListen(port);
  } catch (error) {
    const sentence = describeListenError(error, port, commandFor);
    throw sentence === undefined ? error : new CliError(sentence);
  }
  return port;
}
