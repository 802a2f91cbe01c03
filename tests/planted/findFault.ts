import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Fault} from './Fault.ts';

/** The result of the tests for a fault. */
export type Finding = 'found' | 'missed' | 'not planted';

interface Report {
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}

/** Whether a unit test that imports one of the files fails. */
export async function failsRelated(project: string, files: readonly string[]): Promise<boolean> {
  const report = path.join(project, 'planted-report.json');
  const vitest = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'related',
      ...files,
      '--run',
      '--bail=1',
      // Some faults make a test wait without end.
      '--testTimeout=60000',
      '--passWithNoTests',
      '--project=unit',
      '--project=dom*',
    ],
    {cwd: project, env: {...process.env, REPORT_FILE: report}, stdio: 'ignore'},
  );
  await once(vitest, 'close');
  const {numFailedTests, numFailedTestSuites} = JSON.parse(
    await readFile(report, 'utf8'),
  ) as Report;
  await rm(report);
  return numFailedTests + numFailedTestSuites > 0;
}

/**
 * Plants one fault in a copy of the project, runs the unit tests of the changed file, and reverts the
 * fault.
 * @param project Folder of the copy; nothing else may use it at the same time.
 * @returns “not planted” if the file does not contain the right text exactly once.
 */
export async function findFault(project: string, {file, right, wrong}: Fault): Promise<Finding> {
  const place = path.join(project, file);
  const text = await readFile(place, 'utf8').catch(() => '');
  if (text.split(right).length !== 2) {
    return 'not planted';
  }
  await writeFile(
    place,
    text.replace(right, () => wrong),
  );
  try {
    return (await failsRelated(project, [file])) ? 'found' : 'missed';
  } finally {
    await writeFile(place, text);
  }
}
