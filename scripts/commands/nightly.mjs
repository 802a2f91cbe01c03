import {command} from '../run/command.mjs';
import {readArguments} from '../run/readArguments.mjs';
import {runSteps} from '../run/runSteps.mjs';
import {ensureBrowser} from '../setup/ensureBrowser.mjs';
import {ensurePackages} from '../setup/ensurePackages.mjs';
import {steps} from '../steps.mjs';

/** Runs the steps that are too slow for each change, on the built site. */
export const nightly = command(async (args) => {
  readArguments(args, 'npm run nightly, or npm run check -- NAME for one step', {});
  await ensurePackages();
  await ensureBrowser();
  process.exitCode = (await runSteps(steps.filter((step) => step.nightly ?? step.name === 'build')))
    ? 0
    : 1;
});
