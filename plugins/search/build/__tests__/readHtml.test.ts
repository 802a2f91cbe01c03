import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readHtml} from '../readHtml.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-html-'));
  await mkdir(path.join(folder, 'docs/b'), {recursive: true});
  await writeFile(path.join(folder, 'index.html'), 'home');
  await writeFile(path.join(folder, 'docs/a.html'), 'a');
  await writeFile(path.join(folder, 'docs/b/index.html'), 'b');
  await writeFile(path.join(folder, 'docs/句段.html'), 'segment');
});
afterAll(() => rm(folder, {recursive: true}));

describe('readHtml', () => {
  it.each([
    ['/en/docs/a', 'a'],
    ['/en/docs/b', 'b'],
    ['/en', 'home'],
    ['/en/docs/%E5%8F%A5%E6%AE%B5', 'segment'],
    ['/en/docs/句段', 'segment'],
  ])('reads the page of %s', async (address, content) => {
    expect(await readHtml(folder, '/en/', address)).toBe(content);
  });

  it('names the address that has no page', async () => {
    await expect(readHtml(folder, '/', '/docs/none')).rejects.toThrow(
      'The build has no page for /docs/none: looked for docs/none.html and docs/none/index.html.',
    );
  });
});
