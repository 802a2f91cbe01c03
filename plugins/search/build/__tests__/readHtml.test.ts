import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readHtml} from '../readHtml.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-html-'));
  await mkdir(path.join(folder, 'docs'));
  await writeFile(path.join(folder, 'index.html'), 'home');
  await writeFile(path.join(folder, 'docs/a.html'), 'a');
  await writeFile(path.join(folder, 'docs/句段.html'), 'segment');
});
afterAll(() => rm(folder, {recursive: true}));

describe('readHtml', () => {
  it.each([
    ['/en/docs/a', 'a'],
    ['/en', 'home'],
    ['/en/docs/%E5%8F%A5%E6%AE%B5', 'segment'],
    ['/en/docs/句段', 'segment'],
  ])('reads the page of %s', async (address, content) => {
    expect(await readHtml(folder, '/en/', address)).toBe(content);
  });

  it('names the address and the file of a page that cannot be read', async () => {
    await expect(readHtml(folder, '/', '/docs/none')).rejects.toThrow(
      /^The page of \/docs\/none cannot be read from .*docs\/none\.html\.$/,
    );
  });

  it('S5.4 refuses an address outside the base address', async () => {
    await expect(readHtml(folder, '/en/', '/docs/a')).rejects.toThrow(
      "Url '/docs/a' does not start with base url '/en/', this is a bug of `plugins/search`, please report it.",
    );
  });
});
