import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import timers from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {releaseFolder} from './releaseFolder.ts';

const {folder, root, run, current, publishThree} = releaseFolder();

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

describe('a command that changes releases', () => {
  it('refuses to work beside another command', async () => {
    await publishThree();
    writeFileSync(path.join(root, '.lock'), String(process.ppid));
    await expect(run('rollback')).rejects.toThrow(`Process ${process.ppid} is changing`);
    await expect(run('rollback')).rejects.toThrow(`delete ${path.join(root, '.lock')}`);
    expect(current()).toBe('r3');
  });

  it('refuses to work beside a command that has taken over the lock of a killed one', async () => {
    await publishThree();
    const lock = path.join(root, '.lock');
    writeFileSync(lock, String(spawnSync(process.execPath, ['-e', '']).pid));
    // The other command takes over while this one looks whether the killed one runs.
    vi.spyOn(process, 'kill').mockImplementationOnce(() => {
      writeFileSync(lock, String(process.ppid));
      throw Object.assign(new Error('No such process'), {code: 'ESRCH'});
    });
    await expect(run('rollback')).rejects.toThrow(`Process ${process.ppid} is changing`);
    expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid));
    expect(current()).toBe('r3');
  });

  it.each([
    ['had the number of this one', () => String(process.pid)],
    ['was killed before it wrote its number', () => ''],
  ])('takes over the lock of a command that %s', async (_name, holder) => {
    await publishThree();
    writeFileSync(path.join(root, '.lock'), holder());
    await run('rollback');
    expect(current()).toBe('r2');
    expect(existsSync(path.join(root, '.lock'))).toBe(false);
  });

  it('does not wait for a lock that cannot be read', async () => {
    await publishThree();
    mkdirSync(path.join(root, '.lock'));
    await expect(run('rollback')).rejects.toThrow('EISDIR');
    expect(current()).toBe('r3');
  });

  it('waits for the number in a lock that is being written', async () => {
    await publishThree();
    const lock = path.join(root, '.lock');
    writeFileSync(lock, '');
    vi.spyOn(timers, 'setTimeout').mockImplementationOnce(() => {
      writeFileSync(lock, String(process.ppid));
      return Promise.resolve(undefined);
    });
    syncBuiltinESMExports();
    await expect(run('rollback')).rejects.toThrow(`Process ${process.ppid} is changing`);
    expect(current()).toBe('r3');
  });

  it('lets one of two commands work that find the lock of a killed one', async () => {
    await publishThree();
    const lock = path.join(root, '.lock');
    writeFileSync(lock, String(spawnSync(process.execPath, ['-e', '']).pid));
    const busy = path.join(folder, 'busy');
    writeFileSync(busy, '');
    const program = `
      import {existsSync} from 'node:fs';
      import {setTimeout} from 'node:timers/promises';
      import {withLock} from ${JSON.stringify(pathToFileURL(path.resolve('deploy/releases/lock.mjs')).href)};
      const refuse = (holder) => { throw new Error(holder + ' holds the lock'); };
      await withLock(${JSON.stringify(lock)}, refuse, async () => {
        console.log('works');
        while (existsSync(${JSON.stringify(busy)})) {
          await setTimeout(20);
        }
      });`;
    const args = ['--input-type=module', '--eval', program];
    const commands = [1, 2].map(() => {
      const child = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'pipe']});
      const ended = once(child, 'close') as Promise<[number | null]>;
      return {ended, output: text(child.stdout), errors: text(child.stderr)};
    });
    const [code] = await Promise.race(commands.map(({ended}) => ended));
    rmSync(busy);
    const outputs = await Promise.all(commands.map(({output}) => output));
    const errors = await Promise.all(commands.map(({errors: each}) => each));
    expect(code).toBe(1);
    expect(outputs.sort()).toEqual(['', 'works\n']);
    expect(errors.join('')).toMatch(/\d+ holds the lock/);
  });
});
