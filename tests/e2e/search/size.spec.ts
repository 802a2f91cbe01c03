import {brotliCompressSync} from 'node:zlib';
import {expect, test} from '../fixtures.ts';
import {saveData} from '../shell/support.ts';
import {article, open, searchFor, texts} from './support.ts';

/**
 * Maximum size of the box and the worker together, in compressed bytes. 25 KB are for finding pages;
 * of the 2 KB that an answer above the rows may add, the definitions of terms take one.
 */
const most = 25 * 1024 + 1024;

test('box and worker load on interest, and weigh little', async ({page}) => {
  // Without it the framework prefetches pages, which are not part of the search.
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
