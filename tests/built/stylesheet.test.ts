import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {localeIds} from '../../config/locales.ts';
import {localeById} from '../e2e/locales.ts';
import {untrimmedFolder} from '../e2e/stylesheet/sheets.ts';

/** Maximum size in bytes of the application's stylesheet, compressed. */
const limit = 17_500;

const sheetsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /^styles\.[0-9a-f]{8}\.css$/.test(file))
    .map((file) => path.join(folder, file));

describe.each(localeIds)('the stylesheet in %s', (id) => {
  const {at} = localeById(id);
  const folder = `build${at('')}/assets/css`;

  it('the application brings one stylesheet, and it is small', () => {
    const sheets = sheetsIn(folder);
    expect(sheets).toHaveLength(1);
    expect(statSync(`${sheets[0] ?? ''}.br`).size).toBeLessThanOrEqual(limit);
  });

  it('a third of what was compiled is left out', () => {
    const size = (sheets: readonly string[]) => statSync(sheets[0] ?? '').size;
    const compiled = size(sheetsIn(path.join(untrimmedFolder, at(''), 'assets/css')));
    expect(size(sheetsIn(folder)) / compiled).toBeLessThan(2 / 3);
  });
});
