import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {forEachLocale} from '../locales.ts';
import {untrimmedFolder} from './sheets.ts';

/** Maximum size in bytes of the application's stylesheet, compressed. */
const limit = 17_500;

const sheetsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /^styles\.[0-9a-f]{8}\.css$/.test(file))
    .map((file) => path.join(folder, file));

forEachLocale(({id, at}) => {
  const folder = `build${at('')}/assets/css`;

  test(`${id}: the application brings one stylesheet, and it is small`, () => {
    const sheets = sheetsIn(folder);
    expect(sheets).toHaveLength(1);
    expect(statSync(`${sheets[0] ?? ''}.br`).size).toBeLessThanOrEqual(limit);
  });

  test(`${id}: a third of what was compiled is left out`, () => {
    const size = (sheets: readonly string[]) => statSync(sheets[0] ?? '').size;
    const compiled = size(sheetsIn(path.join(untrimmedFolder, at(''), 'assets/css')));
    expect(size(sheetsIn(folder)) / compiled).toBeLessThan(2 / 3);
  });
});
