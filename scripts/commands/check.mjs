import {chooseSteps} from '../run/chooseSteps.mjs';
import {command} from '../run/command.mjs';
import {runSteps} from '../run/runSteps.mjs';
import {ensurePackages} from '../setup/ensurePackages.mjs';

/**
 * Runs all checks except the browser tests, or only those named:
 * `npm run check -- lint` runs a step, `npm run check -- terms` a content check.
 */
export const check = command(async (args) => {
  const selected = await chooseSteps(args);
  await ensurePackages();
  process.exitCode = (await runSteps(selected)) ? 0 : 1;
});
