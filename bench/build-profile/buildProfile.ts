import {spawn} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '../../scripts/root.mjs';
import {readPhases} from './readPhases.ts';

const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** Minimum duration of a phase in the table. */
const smallest = 0.05;

async function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{readonly output: string; readonly seconds: number}> {
  const started = performance.now();
  const child = spawn(program, args, {cwd: root, env: {...process.env, ...env}});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code !== 0) {
    throw new Error(`${path.basename(program)} failed:\n${output}`);
  }
  return {output, seconds: (performance.now() - started) / 1000};
}

const row = (depth: number, name: string, seconds: number) =>
  `| ${'– '.repeat(depth)}${name} | ${seconds.toFixed(2)} |`;

/**
 * Builds both languages into a separate folder without a cache and prints the duration of each
 * phase: the framework's own phases, the release step, the content checks.
 */
export async function buildProfile(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'build-profile-'));
  try {
    const build = await run(bin('docusaurus'), ['build', '--out-dir', folder], {
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      DOCUSAURUS_PERF_LOGGER: 'true',
      NODE_ENV: 'production',
    });
    const release = await run(bin('tsx'), ['release/main.ts', folder]);
    const checks = await run(bin('tsx'), ['checks/main.ts']);
    const phases = readPhases(build.output)
      .filter(({path: [outermost], seconds}) => outermost === 'Build' && seconds >= smallest)
      .filter(({path: names}) => names.length > 1 && names.length <= 5);
    console.log(
      [
        `${cpus().length} cores, Node ${process.version}`,
        '',
        '| Phase | Seconds |',
        '| --- | --: |',
        row(0, 'docusaurus build, both languages', build.seconds),
        ...phases.map(({path: names, seconds}) =>
          row(names.length - 1, names.slice(1).join(' › '), seconds),
        ),
        row(0, 'release: styles, policies, redirects, compression', release.seconds),
        row(0, 'content checks', checks.seconds),
      ].join('\n'),
    );
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
