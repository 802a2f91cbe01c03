import {command} from '../run/command.mjs';
import {runSteps} from '../run/runSteps.mjs';
import {ensurePackages} from '../setup/ensurePackages.mjs';
import {steps} from '../steps.mjs';

/** Runs the steps that are slow and that no change of an article or a component can break. */
export const nightly = command(async () => {
  await ensurePackages();
  process.exitCode = (await runSteps(steps.filter((step) => step.nightly))) ? 0 : 1;
});
