import {beforeAll, describe, expect, it} from 'vitest';
import {xliff12ToJs, xliff2js} from 'xliff';
import * as z from 'zod';
import {localeIds, type LocaleId} from '../../../config/locales.ts';
import {agreementsIn} from '../../freshness/agreementsOnDisk.ts';
import {readPagePairs} from '../../sections/readPagePairs.ts';
import {interfaceUnitFile} from '../../segments/interfaceUnitFile.ts';
import {pageUnitFiles} from '../../segments/pageUnitFiles.ts';
import {textOf} from '../../segments/Part.ts';
import type {UnitFile} from '../../segments/Unit.ts';
import {importTargets} from '../importTargets.ts';
import {readXliff} from '../readXliff.ts';
import {writeXliff12} from '../writeXliff12.ts';
import {writeXliff21} from '../writeXliff21.ts';
import {xmlText} from '../xmlText.ts';
import {validateXliff} from './validXliff.ts';

const root = process.cwd();
const sides = new Map<LocaleId, readonly UnitFile[]>();

const filesTo = (to: LocaleId) => sides.get(to) ?? [];
const written = (to: LocaleId) => ({to, files: filesTo(to), candidatesFor: () => []});

beforeAll(async () => {
  const pages = await readPagePairs(root);
  for (const to of localeIds) {
    const files = pageUnitFiles(pages, agreementsIn(root), to, true);
    sides.set(to, [...files, await interfaceUnitFile(root, to)]);
  }
}, 60_000);

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
});

it('brings 500 random edits into the pages, and changes nothing else', async () => {
  const random = randomNumbers(18);
  const pieces =
    'a B 译 文 。 , . ! ? : ; * ** _ ` ~ # | \\| & &amp; < > { } [ ] ( ) " \' \\ / @ a@b.c - + = 1. $ é 😀 www. http://a.b'.split(
      ' ',
    );
  for (const to of localeIds) {
    const all = filesTo(to);
    // Each changed page is read four times, so the edits are limited to a few pages.
    const chosen = new Set(Array.from({length: 20}, () => random(all.length)));
    const files = all.filter((_, index) => chosen.has(index));
    const [before, ...segments] = writeXliff21({...written(to), files}).split('</target>');
    // The title of a code block cannot contain both kinds of quotation marks.
    const isTitle = segments.map(() => false);
    let id = '';
    for (const [index, segment] of [before, ...segments].entries()) {
      id = [...(segment ?? '').matchAll(/<unit id="([^"]*)"/g)].at(-1)?.[1] ?? id;
      isTitle[index] = /\.title\d+:/.test(id);
    }
    const edits = new Map<number, string>();
    while (edits.size < 250) {
      const index = random(segments.length);
      const signs = isTitle[index] ? pieces.filter((piece) => !/["']/.test(piece)) : pieces;
      const text = Array.from({length: 1 + random(6)}, () => signs[random(signs.length)]).join(
        random(2) ? ' ' : '',
      );
      edits.set(index, ` ${text} 尾end`);
    }
    const ends = segments.map(
      (rest, index) => `${xmlText(edits.get(index) ?? '')}</target>${rest}`,
    );
    const xliff = Buffer.from([before, ...ends].join(''));
    const {changes, problems, counts} = importTargets(await readXliff(xliff), files, to);
    expect(problems).toEqual([]);
    // Several edited sentences may belong to the same text.
    expect(counts.changed).toBeGreaterThan(200);
    const wanted = new Set(edits.values());
    let arrived = 0;
    for (const file of files) {
      const text = changes.get(file.targetFile);
      if (text === undefined || file.target === undefined) {
        continue;
      }
      const old = file.readSlots(file.target);
      const now = file.readSlots(text);
      expect(now).toHaveLength(old.length);
      // Reverting the new texts in the new file must give the old file.
      let restored = '';
      let position = 0;
      for (const [index, slot] of now.entries()) {
        const {start, end} = old[index] ?? slot;
        const raw = file.target.slice(start, end);
        restored += text.slice(position, slot.start) + raw;
        position = slot.end;
        if (raw !== text.slice(slot.start, slot.end)) {
          arrived += 1;
          const plain = textOf(slot.parts);
          expect(
            [...wanted].some((edit) => plain.includes(edit.trim())),
            plain,
          ).toBe(true);
        }
      }
      expect(restored + text.slice(position)).toBe(file.target);
    }
    expect(arrived).toBe(counts.changed);
  }
});

it('is read by the parser of the package xliff', async () => {
  const files = filesTo('en').filter(({product}) => product === 'yicat');
  const some = {...written('en'), files};
  for (const js of [await xliff2js(writeXliff21(some)), await xliff12ToJs(writeXliff12(some))]) {
    const {resources} = z.object({resources: z.record(z.string(), z.unknown())}).parse(js);
    expect(Object.keys(resources)).toHaveLength(files.length);
  }
});
