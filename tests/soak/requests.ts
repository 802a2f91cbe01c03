import {rm} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {runCommand} from '../../deploy/releases/runCommand.mjs';
import {say} from '../../scripts/run/say.mjs';
import {startLoad, type LoadResult} from '../nginx/load.ts';
import {writeSite} from '../nginx/site.ts';
import {startNginx} from '../nginx/startNginx.ts';
import {withFolder} from '../folders/withFolder.ts';

const clients = 16;
/** Number of releases that are kept in the folder. */
const kept = 6;

async function releaseUnderLoad(folder: string, seconds: number, total: number): Promise<void> {
  const root = path.join(folder, 'docs');
  const build = path.join(folder, 'build');
  /** Scripts of all kept releases: tabs that were opened before still request them. */
  let scripts: readonly string[] = [];
  let count = 0;

  const publishNext = async (...options: readonly string[]) => {
    count += 1;
    const script = `/assets/js/page.${count.toString(16).padStart(8, '0')}.js`;
    await rm(build, {recursive: true, force: true});
    await writeSite(build, {[script.slice(1)]: `go(${count})`});
    // The script of a release is no longer requested when the release is about to be removed.
    scripts = scripts.slice(-(kept - 2));
    const name = `r${String(count).padStart(4, '0')}`;
    await runCommand(['publish', build, '--root', root, '--name', name, ...options]);
    scripts = [...scripts, script];
  };
  const command = (...args: readonly string[]) => runCommand([...args, '--root', root]);

  for (let times = 0; times < kept; times += 1) {
    await publishNext();
  }
  const nginx = await startNginx(path.join(folder, 'nginx'), root);

  const load = (keepAlive: boolean) =>
    startLoad({
      port: nginx.port,
      clients,
      keepAlive,
      urls: () => ['/', '/en/docs/new', '/search/manifest.json', ...scripts],
      fault: (_url, {status}) => (status === 200 ? undefined : `status ${status}`),
    });
  const report = (name: string, {asked, lost, wrong, again}: LoadResult) => {
    say(
      `${name}: ${asked} requests, ${lost.length} lost, ${wrong.length} wrong, ${again} sent twice`,
    );
    [...lost, ...wrong].slice(0, 5).forEach(say);
    if (lost.length + wrong.length > 0) {
      process.exitCode = 1;
    }
  };
  /** Repeats one action under load. */
  const prove = async (name: string, keepAlive: boolean, act: () => Promise<unknown>) => {
    const running = load(keepAlive);
    const end = Date.now() + seconds * 1000;
    let acts = 0;
    while (Date.now() < end) {
      await act();
      acts += 1;
      await setTimeout(100);
    }
    const connections = keepAlive ? 'kept' : 'fresh';
    report(`${name}, ${connections} connections, ${acts} times`, await running.stop());
  };

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
    const running = load(true);
    for (let switches = 1; switches <= 10; switches += 1) {
      while (running.asked() < (switches * total) / 11) {
        await setTimeout(20);
      }
      await publishNext('--keep', String(kept));
    }
    while (running.asked() < total) {
      await setTimeout(20);
    }
    report('ten releases, kept connections', await running.stop());
  } finally {
    await nginx.stop();
  }
}

/**
 * Serves a folder of releases with Debian's nginx and requests its files without a pause, while
 * releases are published, switched, rolled back and removed, and while nginx is reloaded. The last
 * part switches ten times during `total` requests. Prints failed requests, and sets the exit code.
 * @param seconds duration of each of the first parts
 */
export async function soakRequests(seconds: number, total: number): Promise<void> {
  await withFolder('soak-', (folder) => releaseUnderLoad(folder, seconds, total));
}
