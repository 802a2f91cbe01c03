import {expect, it} from 'vitest';
import {xliff12ToJs, xliff2js} from 'xliff';
import * as z from 'zod';
import {localeIds} from '../../../config/locales.ts';
import {writeXliff12} from '../writeXliff12.ts';
import {writeXliff21} from '../writeXliff21.ts';
import {unitFilesOfSite} from './unitFilesOfSite.ts';

/** What the package returns: files by name, their groups by id, the units of each by id. */
const parsed = z.object({
  resources: z.record(
    z.string(),
    z.record(z.string(), z.object({groupUnits: z.record(z.string(), z.unknown())})),
  ),
});

function unitsIn(js: unknown): number {
  const groups = Object.values(parsed.parse(js).resources).flatMap((file) => Object.values(file));
  return groups.reduce((sum, {groupUnits}) => sum + Object.keys(groupUnits).length, 0);
}

const written = (xliff: string) => [...xliff.matchAll(/<(?:trans-)?unit /g)].length;

// A page alone cannot break this: it meets the schemas daily, and they are stricter.
it.each(localeIds)('the package xliff reads every unit of the whole site, into %s', async (to) => {
  const exported = {to, files: await unitFilesOfSite(to), candidatesFor: () => []};
  const xliff21 = writeXliff21(exported);
  const xliff12 = writeXliff12(exported);
  expect(written(xliff21)).toBe(exported.files.flatMap(({units}) => units).length);
  expect(unitsIn(await xliff2js(xliff21))).toBe(written(xliff21));
  expect(unitsIn(await xliff12ToJs(xliff12))).toBe(written(xliff12));
});
