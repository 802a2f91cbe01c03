/**
 * Serves a folder of releases with Debian's nginx and asks it without a pause, while releases are
 * published, switched, rolled back and removed, and while nginx is reloaded: `npm run soak`, or
 * `npm run soak -- 60` for a minute of each. Prints what was lost. Not part of `npm test`.
 */
import {chmod, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {runCommand} from '../../deploy/releases/runCommand.mjs';
import {say} from '../../scripts/run/say.mjs';
import {startLoad} from './load.ts';
import {writeSite} from './site.ts';
import {startNginx} from './startNginx.ts';

const seconds = Number(process.argv[2] ?? 30);
const clients = 16;
/** As many releases as stay in the folder. */
const kept = 6;

const folder = await mkdtemp(path.join(tmpdir(), 'soak-'));
await chmod(folder, 0o755);
const root = path.join(folder, 'docs');
const build = path.join(folder, 'build');
/** Scripts of all releases that are kept: what tabs that were opened before ask for. */
let scripts: readonly string[] = [];
let count = 0;

async function publishNext(...options: readonly string[]): Promise<void> {
  count += 1;
  const script = `/assets/js/page.${count.toString(16).padStart(8, '0')}.js`;
  await rm(build, {recursive: true, force: true});
  await writeSite(build, {[script.slice(1)]: `go(${count})`});
  // Before the release that built it goes, nobody asks for its script any longer.
  scripts = scripts.slice(-(kept - 2));
  const name = `r${String(count).padStart(4, '0')}`;
  await runCommand(['publish', build, '--root', root, '--name', name, ...options]);
  scripts = [...scripts, script];
}

const command = (...args: readonly string[]) => runCommand([...args, '--root', root]);

for (let times = 0; times < kept; times += 1) {
  await publishNext();
}
const nginx = await startNginx(path.join(folder, 'nginx'), root);

/** Does one thing again and again under load and says what the readers noticed. */
async function prove(name: string, keepAlive: boolean, act: () => Promise<unknown>): Promise<void> {
  const load = startLoad({
    port: nginx.port,
    clients,
    keepAlive,
    urls: () => ['/', '/en/docs/new', '/search/manifest.json', ...scripts],
    fault: (_url, {status}) => (status === 200 ? undefined : `status ${status}`),
  });
  const end = Date.now() + seconds * 1000;
  let acts = 0;
  while (Date.now() < end) {
    await act();
    acts += 1;
    await setTimeout(100);
  }
  const {asked, lost, wrong, again} = await load.stop();
  say(
    `${name}, ${keepAlive ? 'kept' : 'fresh'} connections: ${acts} times, ${asked} requests, ${lost.length} lost, ${wrong.length} wrong, ${again} sent twice`,
  );
  [...lost, ...wrong].slice(0, 5).forEach(say);
  if (lost.length + wrong.length > 0) {
    process.exitCode = 1;
  }
}

try {
  for (const keepAlive of [false, true]) {
    await prove('nothing happens', keepAlive, () => Promise.resolve());
    await prove('roll back and forward', keepAlive, async () => {
      await command('rollback');
      await command('switch', `r${String(count).padStart(4, '0')}`);
    });
    await prove('publish, and remove the oldest', keepAlive, () =>
      publishNext('--keep', String(kept)),
    );
    await prove('reload', keepAlive, () => {
      nginx.reload();
      return Promise.resolve();
    });
  }
} finally {
  await nginx.stop();
  await rm(folder, {recursive: true});
}
