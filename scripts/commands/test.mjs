import {command} from '../run/command.mjs';
import {runSteps} from '../run/runSteps.mjs';
import {ensureBrowser} from '../setup/ensureBrowser.mjs';
import {ensurePackages} from '../setup/ensurePackages.mjs';
import {steps} from '../steps.mjs';

/** Proves everything: each step of `scripts/steps.mjs`, browser tests last. */
export const test = command(async () => {
  await ensurePackages();
  await ensureBrowser();
  process.exitCode = (await runSteps(steps)) ? 0 : 1;
});
