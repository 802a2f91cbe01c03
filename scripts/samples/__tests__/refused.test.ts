import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {sourceLanguage, targetLanguage} from '../data/waterFilter.ts';
import {termTable} from '../write/termTable.ts';
import {tmxFile} from '../write/tmxFile.ts';
import {committedFile} from './committed.ts';
import {readDocx} from './read/readDocx.ts';
import {readTbx} from './read/readTbx.ts';
import {readTermTable} from './read/readTermTable.ts';
import {readTmx} from './read/readTmx.ts';
import {segments} from './segments.ts';
import {similarity} from './similarity.ts';

/** Returns a file with one change of its text. */
function changed(file: Uint8Array, from: RegExp | string, to: string): Uint8Array {
  const before = strFromU8(file);
  const after = before.replace(from, to);
  expect(after, `${String(from)} is in the file`).not.toBe(before);
  return strToU8(after);
}

describe('a broken TMX', () => {
  const file = committedFile('yicat/water-filter-memory.tmx');
  const read = (bytes: Uint8Array) => readTmx(bytes, sourceLanguage, targetLanguage);

  it.each([
    ['without a header attribute', / o-tmf="none"/, ''],
    ['of another version', 'version="1.4"', 'version="2.0"'],
    ['with an unknown segment type', 'segtype="sentence"', 'segtype="clause"'],
    ['with a variant without language', '<tuv xml:lang="zh-CN">', '<tuv>'],
    ['without a segment', /<seg>[^<]*<\/seg>/, ''],
    ['in another direction', 'srclang="en-US"', 'srclang="zh-CN"'],
    ['in a third language', 'xml:lang="zh-CN"', 'xml:lang="zh-TW"'],
    ['that is not well-formed', '</tu>', ''],
  ])('is refused: %s', (_, from, to) => {
    expect(() => read(changed(file, from, to))).toThrow();
  });

  it('is accepted unchanged', () => {
    expect(read(file)).not.toEqual([]);
  });
});

describe('a broken TBX', () => {
  const file = committedFile('yicat/water-filter-terms.tbx');

  it.each([
    ['of the earlier edition', 'urn:iso:std:iso:30042:ed-2', 'urn:iso:std:iso:30042'],
    ['with an unknown part of speech', '>noun<', '>thing<'],
    ['with an empty term', '>filter element<', '><'],
    ['with a language without code', '<langSec xml:lang="zh-CN">', '<langSec>'],
    ['with two concepts of one id', 'id="c2"', 'id="c1"'],
    ['without a body', /<body>[\s\S]*<\/body>/, ''],
  ])('is refused: %s', (_, from, to) => {
    expect(() => readTbx(changed(file, from, to))).toThrow();
  });
});

describe('a broken Excel file', () => {
  it('is refused without languages in its first row', async () => {
    const file = await termTable([
      ['English', 'Chinese'],
      ['housing', '外壳'],
    ]);
    await expect(readTermTable(file)).rejects.toThrow(/languages/);
  });

  it('is refused where a concept lacks a term', async () => {
    const file = await termTable([
      ['en-US', 'zh-CN'],
      ['housing', ''],
    ]);
    await expect(readTermTable(file)).rejects.toThrow('Row 2');
  });

  it('is refused without its sheet', async () => {
    const parts = unzipSync(committedFile('yicat/water-filter-terms-en.xlsx'));
    const rest = Object.entries(parts).filter(([name]) => !name.includes('sheet1.xml'));
    await expect(readTermTable(zipSync(Object.fromEntries(rest)))).rejects.toThrow();
  });
});

describe('a broken Word document', () => {
  const parts = unzipSync(committedFile('yicat/water-filter.docx'));
  const withText = (from: RegExp | string, to: string) => {
    const text = parts['word/document.xml'] ?? new Uint8Array();
    return zipSync({...parts, 'word/document.xml': changed(text, from, to)});
  };

  it('is refused where its text is not well-formed', async () => {
    await expect(readDocx(withText('</w:p>', ''))).rejects.toThrow();
  });

  it('is refused with a style that the reader does not know', async () => {
    await expect(readDocx(withText('w:val="Title"', 'w:val="Poem"'))).rejects.toThrow();
  });
});

describe('an XML file', () => {
  it('says the same as its texts, whatever marks they have', () => {
    const pair = {source: '"A" & <b> isn\'t > c', target: '“甲”与 ]]> 乙'};
    const languages = {source: sourceLanguage, target: targetLanguage};
    expect(readTmx(tmxFile([pair], languages), sourceLanguage, targetLanguage)).toEqual([pair]);
  });
});

describe('similarity', () => {
  it('counts words', () => {
    expect(similarity('one two three four', 'one two three four')).toBe(100);
    expect(similarity('one two three four', 'one two three five')).toBe(75);
    expect(similarity('one two three four', 'one three four')).toBe(75);
    expect(similarity('one two', 'three four')).toBe(0);
  });
});

describe('segments', () => {
  it('end where the help centre says', () => {
    expect(segments('Wait. Go at 9:00 to 17.30! Why? no.')).toEqual([
      'Wait.',
      'Go at 9:00 to 17.30!',
      'Why? no.',
    ]);
    expect(segments('他说：“好。”我走了；他也走了。')).toEqual([
      '他说：“好。”',
      '我走了；',
      '他也走了。',
    ]);
  });
});
