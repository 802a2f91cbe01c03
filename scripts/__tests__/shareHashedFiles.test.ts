import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import files from 'node:fs/promises';
import {syncBuiltinESMExports} from 'node:module';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {releaseFolder} from './releaseFolder.ts';

const {root, build, run, has} = releaseFolder();

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

describe('on a file system without hard links', () => {
  beforeEach(() => {
    vi.spyOn(files, 'link').mockImplementation((source, target) => {
      const code = !existsSync(source) ? 'ENOENT' : existsSync(target) ? 'EEXIST' : 'EPERM';
      return Promise.reject(Object.assign(new Error(code), {code}));
    });
    syncBuiltinESMExports();
  });

  it('releases get copies of the hashed files', async () => {
    await run('publish', build('one', ['a.00000001.js']), '--name', 'r1');
    await run('publish', build('two', ['b.00000002.js']), '--name', 'r2');
    expect(has('r1', 'b.00000002.js.br')).toBe(true);
    expect(has('r2', 'a.00000001.js')).toBe(true);
    expect(readdirSync(root).sort()).toEqual(['current', 'r1', 'r2']);
  });

  it('a command that is killed leaves no part of a file in a release', async () => {
    await run('publish', build('one', []), '--name', 'r1');
    vi.spyOn(files, 'copyFile').mockImplementationOnce((_source, target) => {
      writeFileSync(target, 'half');
      return Promise.reject(new Error('killed'));
    });
    syncBuiltinESMExports();
    const hashed = 'b.00000002.js';
    await expect(run('publish', build('two', [hashed]), '--name', 'r2')).rejects.toThrow('killed');
    expect(has('r1', hashed)).toBe(false);
    await run('publish', build('two', [hashed]), '--name', 'r2');
    expect(readFileSync(path.join(root, 'r1/assets/js', hashed), 'utf8')).toBe(`${hashed} of two`);
    expect(readdirSync(root).sort()).toEqual(['current', 'r1', 'r2']);
  });
});
