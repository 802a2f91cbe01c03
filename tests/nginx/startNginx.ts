import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {findNginx, nginxPackages} from '../../scripts/setup/findNginx.mjs';
import {ask} from './ask.ts';
import {freePort} from './freePort.ts';

export interface Nginx {
  readonly port: number;
  readonly reload: () => void;
  readonly stop: () => Promise<void>;
}

const answers = (port: number) =>
  ask({port, url: '/'}).then(
    () => true,
    () => false,
  );

/** Adapts the shipped configuration to a test folder and port. Each replaced text must exist. */
async function settings(root: string, logs: string, port: number): Promise<string> {
  const places: readonly (readonly [string, string])[] = [
    ['/srv/docs', root],
    ['/var/log/nginx', logs],
    ['listen 80 ', `listen 127.0.0.1:${port} `],
  ];
  const shipped = await readFile('deploy/nginx.conf', 'utf8');
  return places.reduce((text, [from, to]) => {
    if (!text.includes(from)) {
      throw new Error(`deploy/nginx.conf no longer has “${from}”, which the tests replace.`);
    }
    return text.replaceAll(from, to);
  }, shipped);
}

/**
 * Starts Debian's nginx with `deploy/nginx.conf`.
 * @param folder for its settings and logs; the workers run as another user and must have access
 * @param root the folder that is `/srv/docs` on a server
 */
export async function startNginx(folder: string, root: string): Promise<Nginx> {
  const program = findNginx();
  if (program === undefined) {
    throw new Error(
      `The tests of deploy/nginx.conf need nginx: run "sudo apt-get install -y ${nginxPackages.join(' ')}".`,
    );
  }
  const port = await freePort();
  await mkdir(folder, {recursive: true});
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, await settings(root, folder, port));
  const pid = path.join(folder, 'nginx.pid');
  const args = ['-c', file, '-e', path.join(folder, 'error.log')];
  // The output is a socket, as under a service manager, so a log at /dev/stdout cannot be opened.
  const checked = spawnSync(program, [...args, '-t', '-g', `pid ${pid};`], {encoding: 'utf8'});
  if (checked.status !== 0) {
    throw new Error(checked.stderr);
  }
  const child = spawn(program, [...args, '-g', `daemon off; pid ${pid};`], {stdio: 'ignore'});
  while (!(await answers(port))) {
    if (child.exitCode !== null) {
      throw new Error(`nginx has ended with ${child.exitCode}.`);
    }
    await setTimeout(20);
  }
  return {
    port,
    reload: () => void child.kill('SIGHUP'),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
