import {command} from '../run/command.mjs';
import {runSteps} from '../run/runSteps.mjs';
import {ensurePackages} from '../setup/ensurePackages.mjs';
import {steps} from '../steps.mjs';

/**
 * Runs all checks except the browser tests, or only those named:
 * `npm run check -- lint` runs a step, `npm run check -- terms` a content check.
 */
export const check = command(async (names) => {
  await ensurePackages();
  const chosen = steps.filter(({name}) => names.includes(name));
  const contentChecks = names.filter((name) => !steps.some((step) => step.name === name));
  const content = steps
    .filter(({name}) => name === 'content' && contentChecks.length > 0)
    .map((step) => ({...step, program: [...step.program, ...contentChecks]}));
  const everything = steps.filter(({browser, nightly}) => !browser && !nightly);
  const selected = names.length === 0 ? everything : [...chosen, ...content];
  process.exitCode = (await runSteps(selected)) ? 0 : 1;
});
