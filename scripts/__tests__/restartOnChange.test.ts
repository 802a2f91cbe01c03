import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {restartOnChange} from '../run/restartOnChange.mjs';

let said: string[];
let folder: string;
let log: string;
let list: string;

beforeEach(() => {
  said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  const root = mkdtempSync(path.join(tmpdir(), 'restart-'));
  folder = path.join(root, 'config');
  mkdirSync(folder);
  list = path.join(folder, 'list');
  log = path.join(root, 'log');
  writeFileSync(list, 'one');
  writeFileSync(log, '');
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(path.dirname(folder), {recursive: true});
});

/** Reads the list once, as the framework reads its configuration, and exits if it is “broken”. */
const program = `
  const {appendFileSync, readFileSync} = require('node:fs');
  const [list, log] = process.argv.slice(1);
  const text = readFileSync(list, 'utf8');
  appendFileSync(log, text + ' ');
  if (text === 'broken') process.exit(3);
  setInterval(() => undefined, 1000);`;
const start = () => spawn(process.execPath, ['-e', program, list, log]);
const starts = () => readFileSync(log, 'utf8').trim();

it('starts a program again with what has changed, also after a change that breaks it', async () => {
  const stopping = new AbortController();
  const ended = restartOnChange(folder, start, stopping.signal);
  await expect.poll(starts).toBe('one');
  writeFileSync(list, 'broken');
  await expect.poll(starts).toBe('one broken');
  await expect.poll(() => said.join('')).toContain('has ended');
  writeFileSync(list, 'two');
  await expect.poll(starts).toBe('one broken two');
  stopping.abort();
  await expect(ended).resolves.toBe(0);
});

it('ends with a program that ends before any change', async () => {
  writeFileSync(list, 'broken');
  await expect(restartOnChange(folder, start, new AbortController().signal)).resolves.toBe(3);
});
