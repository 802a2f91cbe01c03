import {rm} from 'node:fs/promises';
import {cpus} from 'node:os';
import path from 'node:path';
import {buildInto} from '../../scripts/build/buildInto.mjs';
import {root} from '../../scripts/root.mjs';
import {CliError} from '../../scripts/run/CliError.mjs';
import {runProgram} from '../../scripts/run/runProgram.mjs';
import {say} from '../../scripts/run/say.mjs';
import {steps} from '../../scripts/steps.mjs';
import {readPhases} from './readPhases.ts';

/** Minimum duration of a phase in the table. */
const smallest = 0.05;

/** Folder of everything that the profile writes, relative to the project. */
const work = '.cache/bench/build-profile';

async function timeChecks(): Promise<number> {
  const program = steps.find(({name}) => name === 'content')?.program ?? [];
  const {ok, output, seconds} = await runProgram('profile-content', program);
  if (!ok) {
    throw new CliError(output);
  }
  return seconds;
}

const row = (depth: number, name: string, seconds: number) =>
  `| ${'– '.repeat(depth)}${name} | ${seconds.toFixed(2)} |`;

/**
 * Builds both languages as `npm run build` does, but in separate folders, and prints the duration of
 * each phase: the framework's own phases, the release step, the content checks.
 */
export async function buildProfile(): Promise<void> {
  const folder = path.join(root, work);
  try {
    await rm(folder, {recursive: true, force: true});
    const {built, prepared} = await buildInto(
      {
        site: path.join(folder, 'site'),
        untrimmed: path.join(folder, 'untrimmed'),
        generated: `${work}/generated`,
        log: 'profile',
      },
      {DOCUSAURUS_PERF_LOGGER: 'true'},
    );
    const checks = await timeChecks();
    const phases = readPhases(built.output)
      .filter(({path: [outermost], seconds}) => outermost === 'Build' && seconds >= smallest)
      .filter(({path: names}) => names.length > 1 && names.length <= 5);
    say(
      [
        `${cpus().length} cores, Node ${process.version}`,
        '',
        '| Phase | Seconds |',
        '| --- | --: |',
        row(0, 'docusaurus build, both languages', built.seconds),
        ...phases.map(({path: names, seconds}) =>
          row(names.length - 1, names.slice(1).join(' › '), seconds),
        ),
        row(0, 'release: styles, policies, redirects, compression', prepared.seconds),
        row(0, 'content checks', checks),
      ].join('\n'),
    );
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
