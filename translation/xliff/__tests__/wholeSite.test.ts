import {beforeAll, describe, expect, it} from 'vitest';
import {localeIds, type LocaleId} from '../../../config/locales.ts';
import {findCandidates} from '../../memory/findCandidates.ts';
import {memoryOf} from '../../memory/siteMemory.ts';
import type {UnitFile} from '../../segments/Unit.ts';
import {importTargets} from '../importTargets.ts';
import {readXliff} from '../readXliff.ts';
import {writeXliff12} from '../writeXliff12.ts';
import {writeXliff21} from '../writeXliff21.ts';
import {importRandomEdits, randomNumbers} from './randomEdits.ts';
import {unitFilesOfSite} from './unitFilesOfSite.ts';
import {validateXliff} from './validXliff.ts';

const sides = new Map<LocaleId, readonly UnitFile[]>();

const filesTo = (to: LocaleId) => sides.get(to) ?? [];
const written = (to: LocaleId) => ({to, files: filesTo(to), candidatesFor: () => []});

beforeAll(async () => {
  for (const to of localeIds) {
    sides.set(to, await unitFilesOfSite(to));
  }
});

describe.each([
  ['2.1', writeXliff21],
  ['1.2', writeXliff12],
] as const)('XLIFF %s of the whole site', (version, write) => {
  it.each(localeIds)('is valid, and changes nothing when it comes back, into %s', async (to) => {
    const xliff = write(written(to));
    validateXliff(xliff, version);
    const {changes, problems, counts} = importTargets(
      await readXliff(Buffer.from(xliff)),
      filesTo(to),
    );
    expect(problems).toEqual([]);
    expect([...changes]).toEqual([]);
    const translated = filesTo(to).flatMap(({units}) => units.filter(({target}) => target));
    expect(counts.same).toBe(translated.length);
  });

  it.each(localeIds)('is valid with candidates for a product that is behind, into %s', (to) => {
    const ofPlugin = (language: LocaleId) =>
      filesTo(language).filter(({product}) => product === 'plugin');
    const candidatesFor = findCandidates(memoryOf(ofPlugin('en')), to);
    const files = ofPlugin(to).map((file) => ({
      ...file,
      behind: new Set(file.units.map(({section}) => section)),
    }));
    const xliff = write({to, files, candidatesFor});
    expect(xliff).toContain(version === '2.1' ? '<mtc:match ' : '<alt-trans ');
    validateXliff(xliff, version);
  });
});

it.each(localeIds)(
  'brings hundreds of random edits into pages, and changes nothing else, into %s',
  async (to) => {
    const random = randomNumbers(18);
    // Each page is read four times, which takes seconds for a hundred. All of them: every night.
    const some = filesTo(to).filter(() => random(12) === 0);
    expect(await importRandomEdits(some, to, random)).toBeGreaterThan(100);
  },
);
