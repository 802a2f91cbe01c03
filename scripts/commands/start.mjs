import {buildSite} from '../build/buildSite.mjs';
import {command} from '../run/command.mjs';
import {readArguments} from '../run/readArguments.mjs';
import {say} from '../run/say.mjs';
import {CliError} from '../run/CliError.mjs';
import {ensurePackages} from '../setup/ensurePackages.mjs';
import {freePort} from '../setup/freePort.mjs';
import {addressAt, listenHost} from '../setup/listenHost.mjs';
import {describeListenError} from '../setup/describeListenError.mjs';
import {root} from '../root.mjs';

/** @param {number} port */
const commandFor = (port) => `PORT=${port} npm start`;

/** Installs packages, builds what has changed and serves the site. */
export const start = command(async (args) => {
  readArguments(args, 'npm start, or PORT=4000 npm start', {});
  const host = listenHost();
  const port = await freePort(commandFor);
  await ensurePackages();
  await buildSite();
  // The server is TypeScript and its compiler is a package, so it is imported after the installation.
  const {tsImport} = await import('tsx/esm/api');
  const {serve} = await tsImport('../../server/serve.ts', import.meta.url);
  const {stopOnSignal} = await tsImport('../../server/stopOnSignal.ts', import.meta.url);
  try {
    stopOnSignal(await serve({folder: `${root}/build`, port, host}));
  } catch (error) {
    // Another program may have taken the port during the build.
    const sentence = describeListenError(error, port, commandFor);
    throw sentence === undefined ? error : new CliError(sentence);
  }
  const {exampleVariables} = await tsImport('../../config/contact.ts', import.meta.url);
  if (exampleVariables.length > 0) {
    say(
      `Pages show example addresses: ${exampleVariables.join(', ')} are not set (deploy/README.md)`,
    );
  }
  say(`The site is on ${addressAt(host, port)} (Ctrl+C stops it)`);
});
