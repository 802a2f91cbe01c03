import {beforeAll, describe, expect, it} from 'vitest';
import {localeIds, type LocaleId} from '../../../config/locales.ts';
import {xmlText} from '../../../plugins/fileFormats/xmlText.ts';
import {findCandidates} from '../../memory/findCandidates.ts';
import {memoryOf} from '../../memory/siteMemory.ts';
import {textOf} from '../../segments/Part.ts';
import type {UnitFile} from '../../segments/Unit.ts';
import {importTargets} from '../importTargets.ts';
import {readXliff} from '../readXliff.ts';
import {writeXliff12} from '../writeXliff12.ts';
import {writeXliff21} from '../writeXliff21.ts';
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

/** A pseudo-random generator with a fixed seed (mulberry32), so that each run is the same. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

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
      to,
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

/** Signs that a syntax of the pages reads as its own, or that an escape could damage. */
const pieces =
  'a B 译 文 。 , . ! ? : ; * ** _ ` ~ # | \\| & &amp; < > { } [ ] ( ) " \' \\ / @ a@b.c - + = 1. $ é 😀 www. http://a.b import export ::: 【 】 “ ” \u2028 \u00ad'.split(
    ' ',
  );

/** Signs that a text cannot hold in every combination; `unwritable` names these. */
function exceptions(targetFile: string, unit: string): RegExp {
  return targetFile.endsWith('.json') ? /[{}]/ : /\.title\d+:/.test(unit) ? /["']/ : /(?!)/;
}

/** Edits about half of the targets of a file, at the beginning or the end. */
function edited(xliff: string, targetFile: string, random: (below: number) => number) {
  const edits = new Set<string>();
  const text = xliff.replace(/<unit id="([^"]*)"[\s\S]*?<\/unit>/g, (unit, id: string) => {
    if (random(2) === 0 || !unit.includes('</target>')) {
      return unit;
    }
    const signs = pieces.filter((piece) => !exceptions(targetFile, id).test(piece));
    const chosen = Array.from({length: 1 + random(6)}, () => signs[random(signs.length)]);
    const edit = `${chosen.join(random(2) ? ' ' : '')} 尾end`;
    edits.add(edit.trim());
    return random(2)
      ? unit.replace(/<target>/, (tag) => `${tag}${xmlText(edit)} `)
      : unit.replace(/<\/target>(?![\s\S]*<\/target>)/, (tag) => ` ${xmlText(edit)}${tag}`);
  });
  return {text, edits};
}

it.each(localeIds)(
  'brings thousands of random edits into pages, and changes nothing else, into %s',
  async (to) => {
    const random = randomNumbers(18);
    let brought = 0;
    // Each page is read four times, which takes seconds for a hundred; a quarter has every kind.
    for (const file of filesTo(to).filter(() => random(4) === 0)) {
      const {text: xliff, edits} = edited(
        writeXliff21({...written(to), files: [file]}),
        file.targetFile,
        random,
      );
      const {changes, problems, counts} = importTargets(
        await readXliff(Buffer.from(xliff)),
        [file],
        to,
      );
      expect(problems).toEqual([]);
      const text = changes.get(file.targetFile) ?? file.target;
      if (text === undefined || file.target === undefined) {
        continue;
      }
      const old = file.readSlots(file.target);
      const now = file.readSlots(text);
      expect(now).toHaveLength(old.length);
      // Reverting the new texts in the new file must give the old file.
      let restored = '';
      let position = 0;
      let arrived = 0;
      for (const [index, slot] of now.entries()) {
        const {start, end} = old[index] ?? slot;
        const raw = file.target.slice(start, end);
        restored += text.slice(position, slot.start) + raw;
        position = slot.end;
        if (raw !== text.slice(slot.start, slot.end)) {
          arrived += 1;
          const plain = textOf(slot.parts);
          expect(
            [...edits].some((edit) => plain.includes(edit)),
            plain,
          ).toBe(true);
        }
      }
      expect(restored + text.slice(position)).toBe(file.target);
      expect(arrived).toBe(counts.changed);
      brought += arrived;
    }
    expect(brought).toBeGreaterThan(1000);
  },
);
