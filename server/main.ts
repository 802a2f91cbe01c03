import path from 'node:path';
import {CliError} from '../scripts/run/CliError.mjs';
import {command} from '../scripts/run/command.mjs';
import {describeListenError} from '../scripts/setup/describeListenError.mjs';
import {listenHost} from '../scripts/setup/listenHost.mjs';
import {serve} from './serve.ts';
import {stopOnSignal} from './stopOnSignal.ts';

void command(async ([folder = 'build', text = process.env.PORT ?? '3000']) => {
  const port = Number(text);
  // Ports below 1024 may need privileges, which the system checks; 0 would select a random port.
  if (!Number.isInteger(port) || port <= 0 || port >= 65_536) {
    throw new CliError(`"${text}" is not a valid port: use a number from 1 to 65535.`);
  }
  try {
    stopOnSignal(await serve({folder: path.resolve(folder), port, host: listenHost()}));
  } catch (error) {
    const sentence = describeListenError(
      error,
      port,
      (other) => `tsx server/main.ts ${folder} ${other}`,
    );
    throw sentence === undefined ? error : new CliError(sentence);
  }
})(process.argv.slice(2));
