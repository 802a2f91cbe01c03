import {command} from '../run/command.mjs';
import {runSteps} from '../run/runSteps.mjs';
import {ensureBrowser} from '../setup/ensureBrowser.mjs';
import {ensurePackages} from '../setup/ensurePackages.mjs';
import {steps} from '../steps.mjs';

/** Runs each step of `scripts/steps.mjs` but the nightly ones, browser tests last. */
export const test = command(async () => {
  await ensurePackages();
  await ensureBrowser();
  process.exitCode = (await runSteps(steps.filter(({nightly}) => !nightly))) ? 0 : 1;
});
