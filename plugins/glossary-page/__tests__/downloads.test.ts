import {parse} from 'csv-parse/sync';
import {readSheet} from 'read-excel-file/node';
import {describe, expect, it} from 'vitest';
import {readTbx} from '../../../scripts/samples/__tests__/read/readTbx.ts';
import {csvFile, glossaryFiles, xlsxFile} from '../downloads/glossaryFiles.ts';
import {tbxFile} from '../downloads/tbxFile.ts';
import {termRows} from '../downloads/termRows.ts';
import {terms} from './termbase.ts';

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);

describe('the table', () => {
  it('names its columns in the language, and has one row per concept', () => {
    const [zh, ...rows] = termRows(terms, 'zh');
    expect(zh?.slice(0, 5)).toEqual(['编号', '领域', '中文', '英文', '词性']);
    expect(rows.map(([id]) => id)).toEqual(terms.map(({id}) => id));
    expect(termRows(terms, 'en')[1]).toEqual([
      'T001',
      'Language assets',
      '记忆库',
      'translation memory',
      'noun',
      'preferred term',
      '保存句对的数据库。',
      'A database of <pairs> & more.',
      '翻译记忆库; TM',
      'memory; TM',
      '翻译内存',
      'memory bank',
    ]);
  });
});

describe('the CSV file', () => {
  it('starts with a byte order mark', () => {
    expect([...csvFile([['a']]).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('can be read as the table, including quotation marks, commas and line breaks', () => {
    const rows = [
      ['a', 'b, "c"'],
      ['d\ne', ''],
    ];
    expect(parse(text(csvFile(rows)), {bom: true})).toEqual(rows);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'puts an apostrophe before %j, which a spreadsheet would execute',
    (cell) => {
      expect(parse(text(csvFile([[cell]])), {bom: true})).toEqual([[`'${cell}`]]);
    },
  );
});

describe('the Excel file', () => {
  it('can be read as the table, with formulas as text', async () => {
    const rows = termRows(terms, 'en');
    const read = await readSheet(Buffer.from(await xlsxFile(rows, 'Glossary')));
    expect(read.map((row) => row.map((cell) => cell ?? ''))).toEqual(rows);
  });
});

describe('the TBX file', () => {
  const file = tbxFile(terms, 'Glossary', 'en');

  it('is TBX-Basic with all names of both languages', () => {
    expect(readTbx(file)[0]).toEqual({
      'zh-CN': ['记忆库', '翻译记忆库', 'TM', '翻译内存'],
      'en-US': ['translation memory', 'memory', 'TM', 'memory bank'],
    });
    expect(readTbx(file)).toHaveLength(terms.length);
  });

  it('states the status of each name', () => {
    const statusOf = (name: string) =>
      new RegExp(`<term>${name}</term>[\\s\\S]*?(\\w+)-admn-sts`).exec(text(file))?.[1];
    expect(statusOf('记忆库')).toBe('preferredTerm');
    expect(statusOf('memory')).toBe('admittedTerm');
    expect(statusOf('memory bank')).toBe('deprecatedTerm');
  });

  it.each([
    ['an unknown status', 'admittedTerm', 'allowedTerm'],
    ['an unknown type of term', '>abbreviation<', '>short<'],
    ['the field of a language', /(<langSec[^>]*>\s*<descrip type=")definition/, '$1subjectField'],
    ['a note before its term', /(<termSec>)/, '$1<termNote type="partOfSpeech">noun</termNote>'],
  ])('fails validation with %s', (_name, from, to) => {
    const changed = text(file).replace(from, to);
    expect(changed).not.toBe(text(file));
    expect(() => readTbx(new TextEncoder().encode(changed))).toThrow();
  });
});

it('the files are the same in every build, and their sizes are listed', async () => {
  const [first, second] = [
    await glossaryFiles(terms, '术语表', 'zh'),
    await glossaryFiles(terms, '术语表', 'zh'),
  ];
  expect(first).toEqual(second);
  expect(first.map(({path}) => path)).toEqual([
    'downloads/glossary.xlsx',
    'downloads/glossary.csv',
    'downloads/glossary.tbx',
  ]);
  expect(first.every(({bytes, content}) => bytes === content.length && bytes > 0)).toBe(true);
});
