import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {inlineCode} from '../../../release/inlineCode.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';
import {pageTypes} from '../routes.ts';

const kb = 1000;

const fileOf = (address: string) =>
  path.join('build', address.endsWith('/') ? `${address}index.html` : `${address}.html`);

forEachLocale(({id, at}) => {
  test(`${id}: what runs before intent is at most 3 KB`, async () => {
    for (const [name, route] of Object.entries(pageTypes)) {
      if (name.startsWith('not found')) {
        continue;
      }
      const html = await readFile(fileOf(at(route)), 'utf8').catch(() =>
        readFile(fileOf(`${at(route)}/`), 'utf8'),
      );
      const {scripts} = inlineCode(html);
      expect(scripts.join('\n'), name).toContain('data-has-hydrated');
      expect(brotliCompressSync(scripts.join('\n')).length, name).toBeLessThanOrEqual(3 * kb);
    }
  });
});
