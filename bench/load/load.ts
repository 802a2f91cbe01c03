import {execFile, spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {promisify} from 'node:util';
import {runCommand} from '../../deploy/releases/runCommand.mjs';
import {CliError} from '../../scripts/run/CliError.mjs';
import {say} from '../../scripts/run/say.mjs';
import {startNginx} from '../../tests/nginx/startNginx.ts';
import {withFolder} from '../../tests/folders/withFolder.ts';
import {table} from '../run/table.ts';
import {readReport} from './readReport.ts';

const clients = 32;

/** Addresses of the matching files below a folder of a build, as a browser requests them. */
function addresses(build: string, folder: string, fits: RegExp): readonly string[] {
  return readdirSync(path.join(build, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join('/', folder, file))
    .filter((file) => fits.test(file))
    .map((file) => file.replace(/(?:\/index)?\.html$/, ''));
}

/** Returns a script for wrk that requests the addresses in turn, with compression. */
const script = (
  urls: readonly string[],
) => `local urls = {${urls.map((url) => JSON.stringify(encodeURI(url))).join(',')}}
local next = 0
function request()
  next = next % #urls + 1
  return wrk.format("GET", urls[next], {["Accept-Encoding"] = "br"})
end
`;

async function measure(folder: string, build: string, seconds: number): Promise<void> {
  const root = path.join(folder, 'docs');
  for (const name of ['r1', 'r2']) {
    await runCommand(['publish', build, '--root', root, '--name', name]);
  }
  const runs = {
    pages: addresses(build, 'docs', /\.html$/),
    assets: addresses(build, 'assets', /\.(?:js|css)$/),
    indexes: addresses(build, 'search', /\.json$/),
  };
  const nginx = await startNginx(path.join(folder, 'nginx'), root);
  try {
    const rows: string[][] = [];
    for (const [name, urls] of Object.entries(runs)) {
      const file = path.join(folder, `${name}.lua`);
      await writeFile(file, script(urls));
      const running = promisify(execFile)('wrk', [
        ...['--threads', '1', '--connections', String(clients), '--duration', `${seconds}s`],
        ...['--latency', '--script', file, `http://127.0.0.1:${nginx.port}`],
      ]);
      await setTimeout(seconds * 500);
      await runCommand(['rollback', '--root', root]);
      const {rate, p50, p99, failures} = readReport((await running).stdout);
      await runCommand(['switch', 'r2', '--root', root]);
      rows.push([
        name,
        String(urls.length),
        rate.toFixed(0),
        p50.toFixed(2),
        p99.toFixed(2),
        String(failures),
      ]);
    }
    say(table(['', 'addresses', 'requests/s', 'p50, ms', 'p99, ms', 'failures'], rows));
  } finally {
    await nginx.stop();
  }
}

/**
 * Serves a build with Debian's nginx and measures with wrk how many requests a second it answers:
 * pages, assets and search indexes, each with a release switched during the run. Prints a table.
 * @param seconds duration of each run
 * @throws CliError without a build or without wrk
 */
export async function load(build: string, seconds: number): Promise<void> {
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new CliError(`${build} has no built site. Run npm run build first.`);
  }
  if (spawnSync('wrk', ['-v']).error) {
    throw new CliError('This needs wrk: run "sudo apt-get install -y wrk".');
  }
  await withFolder('load-', (folder) => measure(folder, build, seconds));
}
