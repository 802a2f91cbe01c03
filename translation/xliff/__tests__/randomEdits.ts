import {expect} from 'vitest';
import type {LocaleId} from '../../../config/locales.ts';
import {xmlText} from '../../../plugins/fileFormats/xmlText.ts';
import {textOf} from '../../segments/Part.ts';
import type {UnitFile} from '../../segments/Unit.ts';
import {importTargets} from '../importTargets.ts';
import {readXliff} from '../readXliff.ts';
import {writeXliff21} from '../writeXliff21.ts';

/** Returns an integer from 0 to below its argument. */
export type Random = (below: number) => number;

/** A pseudo-random generator with a fixed seed (mulberry32), so that each run is the same. */
export function randomNumbers(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Signs that a syntax of the pages reads as its own, or that an escape could damage. */
const pieces =
  'a B 译 文 。 , . ! ? : ; * ** _ ` ~ # | \\| & &amp; < > { } [ ] ( ) " \' \\ / @ a@b.c - + = 1. $ é 😀 www. http://a.b import export ::: 【 】 “ ” \u2028 \u00ad'.split(
    ' ',
  );

/** Signs that a text cannot hold in every combination; `unwritable` names these. */
function exceptions(targetFile: string, unit: string): readonly string[] {
  return [
    ...(targetFile.endsWith('.json') ? ['{', '}'] : []),
    ...(/\.title\d+:/.test(unit) ? ['"', "'"] : []),
    // Items of posts have marks and no escapes.
    ...(/\bblog\//.test(targetFile) ? ['*', '`'] : []),
  ];
}

/** Edits about half of the targets of a file, at the beginning or the end. */
function edited(xliff: string, targetFile: string, random: Random) {
  const edits = new Set<string>();
  const text = xliff.replace(/<unit id="([^"]*)"[\s\S]*?<\/unit>/g, (unit, id: string) => {
    if (random(2) === 0 || !unit.includes('</target>')) {
      return unit;
    }
    const left = exceptions(targetFile, id);
    const signs = pieces.filter((piece) => !left.some((sign) => piece.includes(sign)));
    const chosen = Array.from({length: 1 + random(6)}, () => signs[random(signs.length)]);
    const edit = `${chosen.join(random(2) ? ' ' : '')} 尾end`;
    edits.add(edit.trim());
    return random(2)
      ? unit.replace(/<target>/, (tag) => `${tag}${xmlText(edit)} `)
      : unit.replace(/<\/target>(?![\s\S]*<\/target>)/, (tag) => ` ${xmlText(edit)}${tag}`);
  });
  return {text, edits};
}

/**
 * Edits each file at random and imports it, and expects that the edits arrive and nothing else
 * changes.
 * @returns the number of edits that arrived
 */
export async function importRandomEdits(
  files: readonly UnitFile[],
  to: LocaleId,
  random: Random,
): Promise<number> {
  let brought = 0;
  for (const file of files) {
    const {text: xliff, edits} = edited(
      writeXliff21({to, files: [file], candidatesFor: () => []}),
      file.targetFile,
      random,
    );
    const {changes, problems, counts} = importTargets(await readXliff(Buffer.from(xliff)), [file]);
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
  return brought;
}
