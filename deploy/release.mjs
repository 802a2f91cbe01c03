/**
 * Manages the releases of a server that serves a folder. Plain Node without packages: copy
 * `deploy/release.mjs` and `deploy/releases/` to a server and run it there. `deploy/README.md`
 * describes the commands.
 */
import process from 'node:process';
import {runCommand} from './releases/runCommand.mjs';
import {Refusal} from './releases/Refusal.mjs';

try {
  console.log(await runCommand(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}
