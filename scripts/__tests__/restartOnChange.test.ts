import {type ChildProcess, spawn} from 'node:child_process';
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {restartOnChange} from '../run/restartOnChange.mjs';
import {temporaryFolder} from '../../tests/folders/temporaryFolder.ts';

const {root, write, read} = temporaryFolder('for each test');
const folder = path.join(root, 'config');
const change = (text: string) => write('config/list', text);

let said: string[];

beforeEach(() => {
  said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  change('one');
  write('log', '');
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Reads the list once, as the framework reads its configuration, and exits if it is “broken”. */
const program = `
  const {appendFileSync, readFileSync} = require('node:fs');
  const [list, log] = process.argv.slice(1);
  const text = readFileSync(list, 'utf8');
  appendFileSync(log, text + ' ');
  if (text === 'broken') process.exit(3);
  setInterval(() => undefined, 1000);`;
const start = () => spawn(process.execPath, ['-e', program, 'config/list', 'log'], {cwd: root});
const starts = () => read('log').trim();

it('starts a program again with what has changed, also after a change that breaks it', async () => {
  const stopping = new AbortController();
  const ended = restartOnChange(folder, start, stopping.signal);
  await expect.poll(starts).toBe('one');
  change('broken');
  await expect.poll(starts).toBe('one broken');
  await expect.poll(() => said.join('')).toContain('has ended');
  change('two');
  await expect.poll(starts).toBe('one broken two');
  stopping.abort();
  await expect(ended).resolves.toBe(0);
});

it('ends with a program that ends before any change', async () => {
  change('broken');
  await expect(restartOnChange(folder, start, new AbortController().signal)).resolves.toBe(3);
});

it('stops the program and says why when the folder cannot be watched any longer', async () => {
  const watch = vi.spyOn(fs, 'watch');
  syncBuiltinESMExports();
  const programs: ChildProcess[] = [];
  const ended = restartOnChange(
    folder,
    () => {
      const program = start();
      programs.push(program);
      return program;
    },
    new AbortController().signal,
  );
  await expect.poll(starts).toBe('one');
  const watcher = watch.mock.results[0]?.value as fs.FSWatcher | undefined;
  watcher?.emit('error', new Error('ENOSPC: no watchers are left'));
  await expect(ended).rejects.toThrow(`${folder} cannot be watched: Error: ENOSPC`);
  await expect.poll(() => programs[0]?.signalCode).toBe('SIGTERM');
});
