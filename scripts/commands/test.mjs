import {command} from '../run/command.mjs';
import {readArguments} from '../run/readArguments.mjs';
import {runSteps} from '../run/runSteps.mjs';
import {ensureBrowser} from '../setup/ensureBrowser.mjs';
import {ensurePackages} from '../setup/ensurePackages.mjs';
import {steps} from '../steps.mjs';

/** Runs all steps of `scripts/steps.mjs` except the nightly ones, browser tests last. */
export const test = command(async (args) => {
  readArguments(args, 'npm test, or npm run check -- NAME for one step', {});
  await ensurePackages();
  await ensureBrowser();
  process.exitCode = (await runSteps(steps.filter(({nightly}) => !nightly))) ? 0 : 1;
});
