import {mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../root.mjs';
import {countTests} from './countTests.mjs';
import {runProgram} from './runProgram.mjs';
import {say} from './say.mjs';
import {schedule} from './schedule.mjs';

/** @typedef {import('../steps.mjs').Step} Step */
/** @typedef {import('./countTests.mjs').Count} Count */

/** Number of single-core steps that run in parallel. Every build machine has at least two cores. */
const cores = 2;

/**
 * @param {Step} step
 * @param {string} file
 * @param {boolean} ok
 * @returns {Promise<Count>}
 */
async function countOf({counts}, file, ok) {
  const nothing = {passed: 0, failed: ok ? 0 : 1};
  if (!counts) {
    return nothing;
  }
  try {
    const {passed, failed} = countTests[counts](JSON.parse(await readFile(file, 'utf8')));
    return {passed, failed: ok ? failed : Math.max(failed, 1)};
  } catch (error) {
    if (ok) {
      throw error;
    }
    return nothing;
  }
}

/**
 * Returns the notes of the content checks, which do not fail them.
 * @param {string} output
 */
const notesIn = (output) => output.split('\n').filter((line) => line.startsWith('  note: '));

/**
 * Runs steps, two single-core steps in parallel, stops at the first failure and prints
 * `N passed, N failed` at the end. The numbers count the tests of the unit, content and browser
 * steps; a failed step without tests counts as one.
 * @param {readonly Step[]} steps
 * @returns {Promise<boolean>} Whether all of them passed.
 */
export async function runSteps(steps) {
  const reports = path.join(root, '.cache/reports');
  await mkdir(reports, {recursive: true});
  const total = {passed: 0, failed: 0};
  const started = performance.now();

  const {notRun, stopped} = await schedule(steps, cores, async (step, signal) => {
    const report = path.join(reports, `${step.name}.json`);
    await rm(report, {force: true});
    const {ok, seconds, output} = await runProgram(step.name, step.program, {
      env: {REPORT_FILE: report},
      signal,
    });
    if (signal.aborted) {
      return false;
    }
    const count = await countOf(step, report, ok);
    total.passed += count.passed;
    total.failed += count.failed;
    const tests = step.counts ? `, ${count.passed} passed, ${count.failed} failed` : '';
    if (!ok) {
      say(output.trimEnd());
    }
    say(
      ok
        ? `✓ ${step.name} (${seconds.toFixed(1)} s${tests})`
        : `✗ ${step.name} (${seconds.toFixed(1)} s${tests}): it checks ${step.checks}`,
    );
    if (ok && step.counts === 'checks') {
      notesIn(output).forEach(say);
    }
    return ok;
  });
  if (stopped.length > 0) {
    say(`  stopped: ${stopped.join(', ')}`);
  }
  if (notRun.length > 0) {
    say(`  not run: ${notRun.join(', ')}`);
  }
  say(`${((performance.now() - started) / 1000).toFixed(0)} s in all`);
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}
