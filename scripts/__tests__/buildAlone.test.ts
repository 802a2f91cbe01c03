import {spawn, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {buildAlone} from '../build/buildAlone.mjs';
import {temporaryFolder} from '../../tests/folders/temporaryFolder.ts';

const {root: folder} = temporaryFolder('for each test');
const cache = path.join(folder, '.cache');
const lock = path.join(cache, 'build.lock');

beforeEach(() => buildAlone(cache, () => Promise.resolve()));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('buildAlone', () => {
  it('holds the number of the process while it works, and nothing after', async () => {
    await buildAlone(cache, async () => {
      expect(await readFile(lock, 'utf8')).toBe(String(process.pid));
    });
    expect(existsSync(lock)).toBe(false);
  });

  it('is given up when the work fails', async () => {
    await expect(buildAlone(cache, () => Promise.reject(new Error('failed')))).rejects.toThrow(
      'failed',
    );
    expect(existsSync(lock)).toBe(false);
  });

  it('waits for a process that runs, and says so once', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const reads = vi.spyOn(process, 'kill');
    const work = vi.fn(() => Promise.resolve());
    await writeFile(lock, String(process.ppid));
    const waiting = buildAlone(cache, work);
    await expect.poll(() => reads.mock.calls.length).toBeGreaterThan(2);
    expect(work).not.toHaveBeenCalled();
    await rm(lock);
    await waiting;
    expect(work).toHaveBeenCalledOnce();
    const said = write.mock.calls.map(([text]) => String(text));
    expect(said).toEqual([expect.stringContaining(`Waiting for process ${process.ppid}`)]);
    expect(said[0]).toContain(`delete ${lock}`);
  });

  it.each([
    ['is gone', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
    ['had our number before us', () => String(process.pid)],
    ['could not write its number', () => ''],
    ['wrote something else', () => 'x'],
  ])('takes over from a process that %s', async (_name, holder) => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const work = vi.fn(() => Promise.resolve());
    await writeFile(lock, holder());
    await buildAlone(cache, work);
    expect(work).toHaveBeenCalledOnce();
    expect(write).not.toHaveBeenCalled();
    expect(existsSync(lock)).toBe(false);
  });

  it('lets processes work one after another, the first after one that was killed', async () => {
    await writeFile(lock, String(spawnSync(process.execPath, ['-e', '']).pid));
    const marker = path.join(folder, 'at-work');
    const program = `
      import {rm, writeFile} from 'node:fs/promises';
      import {buildAlone} from ${JSON.stringify(pathToFileURL(path.resolve('scripts/build/buildAlone.mjs')).href)};
      for (let turn = 0; turn < 20; turn += 1) {
        await buildAlone(${JSON.stringify(cache)}, async () => {
          // Fails while another is at work.
          await writeFile(${JSON.stringify(marker)}, '', {flag: 'wx'});
          await rm(${JSON.stringify(marker)});
        });
      }`;
    const codes = await Promise.all(
      [1, 2, 3].map(
        () =>
          new Promise((resolve) => {
            const args = ['--input-type=module', '--eval', program];
            spawn(process.execPath, args, {stdio: ['ignore', 'ignore', 'inherit']}).once(
              'close',
              resolve,
            );
          }),
      ),
    );
    expect(codes).toEqual([0, 0, 0]);
  });
});
