// cspell:ignore Zipf's hongshaorou
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {decodeNumbers, encodeNumbers} from '../format/SerializedIndex.ts';
import {
  buildIndex,
  buildSections,
  buildTables,
  IndexFormatError,
  loadIndex,
  loadTables,
  searchAll,
  type SearchIndex,
} from '../index.ts';
import {commonCharacters} from '../text/commonCharacters.ts';
import {loadedIndex, page} from './fixtures/indexes.ts';
import {cooking, cookingOptions} from './fixtures/cooking.ts';

const built = buildIndex(cooking, cookingOptions);

describe('numbers', () => {
  it('come back as they went', () => {
    const numbers = [0, 1, 45, 46, 47, 2115, 2116, 99_999, 0];
    expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
  });

  it('take one character up to 45, and no character that JSON escapes', () => {
    expect(encodeNumbers([45])).toHaveLength(1);
    const text = encodeNumbers(Array.from({length: 5000}, (_, n) => n));
    expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  });

  it('refuses characters that no number has', () => {
    expect(() => decodeNumbers('a b')).toThrow(RangeError);
    expect(() => decodeNumbers('é')).toThrow(RangeError);
  });
});

describe('syllables', () => {
  const documents = (text: string) => [page('/a', '饕餮', text)];
  const syllablesOf = (text: string) => loadedIndex(documents(text)).syllables;

  it('are those of the words and of all common characters', () => {
    const syllables = syllablesOf('重复的句子');
    expect(commonCharacters().filter((one) => !syllables.has(one))).toEqual([]);
    const some = ['啊', '座', '行', '复', '饕'].map((one) => syllables.get(one));
    expect(some).toEqual(['a', 'zuo', 'xing', 'fu', 'tao']);
    expect(syllables.size).toBe(3757);
  });

  it('are those of the words alone if these are few', () => {
    const english = Array.from({length: 40}, (_, place) => `word${place}`).join(' ');
    expect([...syllablesOf(english).keys()].join('')).toBe('饕餮');
  });

  it('take about a thousand bytes, because the common characters are sorted by them', () => {
    const {syllables} = buildIndex(documents('重复的句子'));
    expect(brotliCompressSync(syllables).length).toBeLessThan(1_300);
  });
});

describe('tables that indexes share', () => {
  const halves = [cooking.slice(0, 4), cooking.slice(4)];
  const own = halves.map((documents) => loadedIndex(documents, cookingOptions));
  const sections = halves.map((documents) => buildSections(documents, cookingOptions));
  const tables = loadTables(buildTables(sections, cookingOptions));
  const sharing = sections.map((json) => loadIndex(json, tables));

  it.each(['红烧肉', 'hongshaorou', 'hsr', '紅燒肉', '洪烧肉', '西红柿', '焯水'])(
    'find for %j what the tables of each index find',
    (query) => {
      const hitsIn = (indexes: readonly SearchIndex[]) =>
        searchAll(indexes, query, 5).map(({words, ...hit}) => ({...hit, ...words()}));
      const hits = hitsIn(own);
      expect(hits).not.toEqual([]);
      expect(hitsIn(sharing)).toEqual(hits);
    },
  );

  it('are needed', () => {
    expect(() => loadIndex(sections[0])).toThrow(IndexFormatError);
    expect(() => loadTables(sections[0])).toThrow(IndexFormatError);
  });
});

describe('the serialised index', () => {
  it('is the same for the same documents, and another for others', () => {
    const json = JSON.stringify(built);
    expect(JSON.stringify(buildIndex(cooking, cookingOptions))).toBe(json);
    expect(JSON.stringify(buildIndex(cooking.slice(1), cookingOptions))).not.toBe(json);
  });

  it('holds no sentence of the documents', () => {
    expect(JSON.stringify(built)).not.toContain('冷水下锅焯水');
  });

  it.each([
    ['nothing', null],
    ['a text', 'index'],
    ['an empty object', {}],
    ['a list', [built]],
    ['another version', {...built, version: 0}],
    ['a missing part', {...built, words: undefined}],
    ['a page without a title', {...built, pages: [{u: '/'}]}],
    ['postings cut short within a list of sections', {...built, lengths: ''}],
    ['a section without a page', {...built, pages: []}],
    ['damaged numbers', {...built, postings: '\u0007'}],
    ['a place after the last section', {...built, postings: encodeNumbers([9999])}],
  ])('is refused when it is %s', (_, json) => {
    expect(() => loadIndex(json)).toThrow(IndexFormatError);
  });

  it('stays below 80 bytes a section of 60 words, compressed', () => {
    // A small generator with a fixed seed draws words by Zipf's law, so all machines get the same text.
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const word = () => `w${Math.floor(Math.exp(random() * Math.log(5000))).toString(36)}x`;
    const documents = Array.from({length: 400}, (_, n) => ({
      u: `/page-${n >> 2}`,
      h: `#part-${n}`,
      t: `Page ${n >> 2}`,
      s: `${word()} ${word()}`,
      b: ['Guide'],
      text: Array.from({length: 60}, word).join(' '),
    }));
    const file = brotliCompressSync(JSON.stringify(buildIndex(documents)));
    expect(file.length).toBeLessThan(400 * 80);
  });
});
