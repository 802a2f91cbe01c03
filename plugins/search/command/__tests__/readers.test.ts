import {describe, expect, it} from 'vitest';
import {readDictionary, readSynonyms} from '../readWordLists.ts';

describe('readDictionary', () => {
  it('takes the first column, without comments and empty lines', () => {
    expect(readDictionary('# words\n记忆库 1000 n\r\n\n术语库\n')).toEqual(['记忆库', '术语库']);
  });
});

describe('readSynonyms', () => {
  it('reads lines, with any of the usual separators', () => {
    expect(
      readSynonyms('# groups\nTM, 记忆库，translation memory\na = b\nc => 丁\nalone\n'),
    ).toEqual([
      ['TM', '记忆库', 'translation memory'],
      ['a', 'b'],
      ['c', '丁'],
    ]);
  });

  it('reads JSON, and refuses another shape', () => {
    expect(readSynonyms('[["a", "b"]]')).toEqual([['a', 'b']]);
    expect(() => readSynonyms('[1]')).toThrow();
  });
});
