import path from 'node:path';
import {describeListenError} from '../scripts/setup/describeListenError.mjs';
import {listenHost} from '../scripts/setup/listenHost.mjs';
import {serve} from './serve.ts';
import {stopOnSignal} from './stopOnSignal.ts';

const [folder = 'build', port = process.env.PORT ?? '3000'] = process.argv.slice(2);

/** Ports below 1024 may need privileges, which the system checks; 0 would select a random port. */
const isPort = Number.isInteger(Number(port)) && Number(port) > 0 && Number(port) < 65_536;

const listen = isPort
  ? serve({folder: path.resolve(folder), port: Number(port), host: listenHost()})
  : Promise.reject(new Error(`"${port}" is not a valid port: use a number from 1 to 65535.`));

listen.then(stopOnSignal).catch((error: unknown) => {
  const sentence = describeListenError(
    error,
    Number(port),
    (other) => `tsx server/main.ts ${folder} ${other}`,
  );
  console.error(sentence ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
});
