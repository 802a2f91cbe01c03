import * as z from 'zod';
import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';

const manifestSchema = z.object({indexes: z.array(z.object({file: z.string()})).min(1)});

forEachLocale(({id, at}) => {
  test(`S7.5 ${id}: browsers keep an index, and ask whether there is a new one`, async ({
    request,
  }) => {
    const manifest = await request.get(at('/search/manifest.json'));
    expect(manifest.headers()['cache-control']).toBe('no-cache');
    const [index] = manifestSchema.parse(await manifest.json()).indexes;
    const file = await request.get(at(`/search/${index?.file}`));
    expect(file.headers()['cache-control']).toContain('immutable');
    expect(file.headers()['content-encoding']).toBe('br');
  });
});
