import {brotliCompressSync} from 'node:zlib';
import {expect, test} from '../fixtures.ts';
import {open} from '../open.ts';
import {saveData} from '../shell/support.ts';
import {article, searchFor, texts} from './support.ts';

/**
 * Bytes, compressed: what the box and the worker may weigh together. 25 KB are for finding pages;
 * an answer above the rows, with the definitions of terms, may add 2 KB.
 */
const most = 25 * 1024 + 2 * 1024;

test('box and worker load on interest, and weigh little', async ({page}) => {
  // Without it the framework fetches pages ahead, which is no part of the search.
  await saveData(page);
  await open(page, article);
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      scripts.set(response.url(), response.body());
    }
  });
  await searchFor(page, texts.zh.query);
  expect(scripts.size).toBeGreaterThan(1);
  const sizes = await Promise.all(
    [...scripts.values()].map(async (body) => brotliCompressSync(await body).byteLength),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
});
