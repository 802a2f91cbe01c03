import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';
import {describe, expect, it} from 'vitest';
import {serve} from '../../server/serve.ts';
import {startLoad} from '../../tests/nginx/load.ts';
import {describeDiskError} from '../build/describeDiskError.mjs';
import {runBuildProgram} from '../build/runBuildProgram.mjs';
import {restore, swapIn} from '../build/swapIn.mjs';
import {temporaryFolder} from '../../tests/folders/temporaryFolder.ts';

const {root, write, read} = temporaryFolder('for each test');
const place = path.join(root, 'build');
const next = path.join(root, '.cache/next/build');
const aside = path.join(root, '.cache/replaced/build');

function writeBuild(target: string, text: string): void {
  const folder = path.relative(root, target);
  write(`${folder}/index.html`, text);
  write(`${folder}/404.html`, 'not found');
  write(`${folder}/.server/release.json`, '{"headers": {}, "redirects": []}');
}

const shown = () => read('build/index.html');

describe('a new build', () => {
  it('takes the place of none, and of another', async () => {
    for (const text of ['one', 'two']) {
      writeBuild(next, text);
      await swapIn(next, place, aside);
      expect(shown()).toBe(text);
      expect([existsSync(next), existsSync(aside)]).toEqual([false, false]);
    }
  });

  it('leaves the last one where it is when there is no new one', async () => {
    writeBuild(place, 'one');
    await expect(swapIn(next, place, aside)).rejects.toThrow('ENOENT');
    expect(shown()).toBe('one');
  });

  it('that was killed between the two renames is put back', () => {
    writeBuild(aside, 'one');
    restore(place, aside);
    expect(shown()).toBe('one');
    writeBuild(aside, 'older');
    restore(place, aside);
    expect(shown()).toBe('one');
  });

  it('comes without a gap for the readers of the preview server', async () => {
    writeBuild(place, '0');
    const server = await serve({folder: place, port: 0});
    const {port} = server.address() as AddressInfo;
    const load = startLoad({
      port,
      clients: 8,
      keepAlive: true,
      urls: () => ['/'],
      fault: (_url, {status}) => (status === 200 ? undefined : `status ${status}`),
    });
    for (let count = 1; count <= 15; count += 1) {
      writeBuild(next, String(count));
      await swapIn(next, place, aside);
    }
    const {asked, lost, wrong} = await load.stop();
    await new Promise((resolve) => server.close(resolve));
    expect({lost, wrong}).toEqual({lost: [], wrong: []});
    expect(asked).toBeGreaterThan(100);
  });
});

describe('a program of a build whose starter is killed', () => {
  const runs = (id: number) => {
    try {
      return process.kill(id, 0);
    } catch {
      return false;
    }
  };

  const beat = "() => process.stdout.write('beat\\n')";

  it.each([
    ['waits', `setInterval(${beat}, 250)`],
    [
      'is busy',
      `for (let next = 0; ; ) if (Date.now() > next) { next = Date.now() + 250; (${beat})(); }`,
    ],
  ])('ends too while it %s, and not before', async (_name, code) => {
    const watch = pathToFileURL(path.resolve('scripts/build/endWithParent.mjs')).href;
    const program = `
      import {spawn} from 'node:child_process';
      const child = spawn(process.execPath, ['--eval', ${JSON.stringify(code)}], {
        env: {...process.env, BUILD_STARTER: process.pid, NODE_OPTIONS: '--import=${watch}'},
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      console.log(child.pid);
      setInterval(() => undefined, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    const lines: string[] = [];
    for await (const line of createInterface({input: parent.stdout})) {
      // The test waits longer than the interval of 200 ms at which the parent is checked.
      if (lines.push(line) > 5) {
        break;
      }
    }
    const child = Number(lines.find((line) => line !== 'beat'));
    expect(runs(child)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => runs(child)).toBe(false);
  });
});

describe('the disk', () => {
  it.each([
    ["ENOSPC: no space left on device, write '/x/build/a.html'", 'The disk is full.'],
    ['failed: No space left on device (os error 28)', 'The disk is full.'],
    ["EROFS: read-only file system, open '/x'", 'on a read-only file system.'],
    ["EACCES: permission denied, mkdir '/x'", 'may not be written to by this user.'],
  ])('is the reason of “%s”', (text, sentence) => {
    expect(describeDiskError(text)).toContain(sentence);
    expect(describeDiskError(text)).toContain('the last build is as it was');
  });

  it('is named below the output of the program, which may only quote the words', async () => {
    const program = ['node', '-e', 'console.log("a.mdx: “Disk quota exceeded”"); process.exit(1)'];
    await expect(runBuildProgram('quota', program, 'The build failed.')).rejects.toThrow(
      /^a\.mdx: “Disk quota exceeded”\n+The quota of the disk is used up\./,
    );
  });

  it('is not the reason of everything', () => {
    expect(describeDiskError('Error: broken link to /docs/nope')).toBeUndefined();
  });
});
