import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {chmod} from 'node:fs/promises';
import {connect} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {setTimeout} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {publish} from '../../deploy/releases/publish.mjs';
import {runCommand} from '../../deploy/releases/runCommand.mjs';
import {findNginx} from '../../scripts/setup/findNginx.mjs';
import type {Answer} from './ask.ts';
import {startLoad, type Load} from './load.ts';
import {writeSite} from './site.ts';
import {startNginx, type Nginx} from './startNginx.ts';
import {temporaryFolder} from '../folders/temporaryFolder.ts';

const releases = ['r1', 'r2', 'r3'];

/** Returns the script that a page of this release names. */
const scriptOf = (release: string) => `/assets/js/page.${release.slice(1).repeat(8)}.js`;

const urls = ['/which', '/docs/new', '/docs/old', '/nope', ...releases.map(scriptOf)];

function fault(url: string, {status, body}: Answer): string | undefined {
  const expected = {'/docs/old': 301, '/nope': 404}[url] ?? 200;
  if (status !== expected) {
    return `status ${status}`;
  }
  return url === '/which' && !/release r\d [^]*end$/.test(body) ? 'not one whole page' : undefined;
}

/** Waits until the clients have sent this number of further requests, however slow the machine is. */
async function moreRequests({asked}: Load, count: number): Promise<void> {
  const goal = asked() + count;
  await vi.waitUntil(() => asked() >= goal, {timeout: 300_000});
}

/**
 * Time in which nginx accepts connections or replaces its workers, with a wide margin. It says nowhere
 * that it has done so, so there is no condition to await. If it takes longer, the test proves less.
 */
const timeForNginx = () => setTimeout(400);

const {root: folder} = temporaryFolder('for all tests');
const root = path.join(folder, 'docs');
let nginx: Nginx;

/**
 * Expects that no request is lost, and each is answered, while something happens.
 * @returns the number of requests that were sent twice
 */
async function underLoad(keepAlive: boolean, act: (load: Load) => Promise<void>): Promise<number> {
  const load = startLoad({port: nginx.port, clients: 8, keepAlive, urls: () => urls, fault});
  await act(load);
  const {lost, wrong, again} = await load.stop();
  expect(lost).toEqual([]);
  expect(wrong).toEqual([]);
  return again;
}

describe.runIf(findNginx() !== undefined || existsSync('/usr/bin/apt-get'))('under load', () => {
  beforeAll(async () => {
    await chmod(folder, 0o755);
    for (const release of releases) {
      const build = path.join(folder, `build-${release}`);
      const page = `<html><head></head><body>release ${release} ${'文字 '.repeat(5000)}</body></html>end`;
      await writeSite(build, {
        'which.html': page,
        [scriptOf(release).slice(1)]: `go('${release}')`,
      });
      await runCommand(['publish', build, '--root', root, '--name', release]);
    }
    nginx = await startNginx(path.join(folder, 'nginx'), root);
  });

  afterAll(() => nginx.stop());

  it.each([
    ['fresh', false],
    ['kept', true],
  ])('switches lose no request on %s connections', async (_name, keepAlive) => {
    const again = await underLoad(keepAlive, async (load) => {
      for (let times = 0; times < 8; times += 1) {
        await runCommand(['switch', releases[times % 3] ?? '', '--root', root]);
        await moreRequests(load, 25);
      }
    });
    expect(again).toBe(0);
  });

  it.each([
    ['fresh connections at all', false],
    ['kept ones that are asked again as browsers do', true],
  ])('reloads lose no request on %s', async (_name, keepAlive) => {
    await underLoad(keepAlive, async (load) => {
      for (let times = 0; times < 4; times += 1) {
        nginx.reload();
        await timeForNginx();
        await moreRequests(load, 25);
      }
    });
  });

  it('a reload leaves connections alone that have not sent their request yet', async () => {
    const sockets = await Promise.all(
      Array.from({length: 20}, async () => {
        const socket = connect(nginx.port, '127.0.0.1');
        await once(socket, 'connect');
        return socket;
      }),
    );
    await timeForNginx();
    nginx.reload();
    await timeForNginx();
    const answers = sockets.map(async (socket) => {
      socket.end('GET /docs/new HTTP/1.0\r\n\r\n');
      return (await text(socket)).split('\r\n')[0];
    });
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200 OK']));
  });

  it('publishing beside the readers loses no request either', async () => {
    await underLoad(true, async () => {
      await publish(root, path.join(folder, 'build-r1'), {name: 'r4'});
      await runCommand(['rollback', '--root', root]);
      await runCommand(['remove', 'r4', '--root', root]);
    });
  });
});
