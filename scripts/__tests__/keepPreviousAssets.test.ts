import {spawnSync} from 'node:child_process';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {filesIn} from '../../release/filesIn.ts';

let folder: string;

const write = async (file: string, content: string) => {
  await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
  await writeFile(path.join(folder, file), content);
};

const keep = (...names: string[]) =>
  spawnSync(
    process.execPath,
    ['deploy/keep-previous-assets.mjs', ...names.map((name) => path.join(folder, name))],
    {encoding: 'utf8'},
  );

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  await write('next/assets/js/same.0123abcd.js', 'next');
});

afterEach(() => rm(folder, {recursive: true}));

describe('keep-previous-assets', () => {
  it('says at the first release that there is nothing to keep', () => {
    const {status, stdout, stderr} = keep('current', 'next');
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^Nothing is kept: .*this is the first release\.\n$/);
    expect(status).toBe(0);
  });

  it('keeps the hashed files that the previous release built, and overwrites none', async () => {
    const hashedFiles = ['/assets/js/old.0123abcd.js', '/assets/js/same.0123abcd.js'];
    await write('current/.server/release.json', JSON.stringify({hashedFiles}));
    for (const file of ['old.0123abcd.js', 'old.0123abcd.js.br', 'same.0123abcd.js', 'kept.js']) {
      await write(`current/assets/js/${file}`, 'current');
    }
    const {status, stdout} = keep('current', 'next');
    expect([status, stdout]).toEqual([0, '2 files of the previous release kept\n']);
    expect(await filesIn(path.join(folder, 'next'))).toEqual([
      'assets/js/old.0123abcd.js',
      'assets/js/old.0123abcd.js.br',
      'assets/js/same.0123abcd.js',
    ]);
    const same = path.join(folder, 'next/assets/js/same.0123abcd.js');
    expect(await readFile(same, 'utf8')).toBe('next');
  });

  it('wants both folders', () => {
    const {status, stderr} = keep('current');
    expect(status).toBe(1);
    expect(stderr).toContain('Name both');
  });
});
