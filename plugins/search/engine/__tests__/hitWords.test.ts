// cspell:ignore tanslate
import {describe, expect, it} from 'vitest';
import {markRanges, search} from '../index.ts';
import {loadedIndex, page} from './fixtures/indexes.ts';

const synonyms = [
  ['记忆库', '翻译内存', 'TM', 'translation memory'],
  ['login', 'sign in'],
  ['键', 'key'],
];
const userDictionary = ['记忆库', '内容', '存进', '登录', '单点登录'];

/** Returns what of a text is marked if it is the only section. */
function marksOf(query: string, text: string): readonly string[] {
  const index = loadedIndex([page('/a', 'Page', text)], {synonyms, userDictionary});
  const words = search(index, query, 1)[0]?.words().marked ?? ['(not found)'];
  return markRanges(text, words).map(([start, end]) => text.slice(start, end));
}

describe('a synonym', () => {
  it('is marked as a whole, never in its parts', () => {
    const text = '翻译存进记忆库，内外都存。';
    expect(marksOf('记忆库', text)).toEqual(['记忆库']);
    expect(marksOf('记忆库', `翻译内存：${text}`)).toEqual(['翻译内存', '记忆库']);
    expect(marksOf('TM', 'A memory of every translation.')).toEqual([]);
    expect(marksOf('login', 'Signs of a log.')).toEqual([]);
  });

  it('is marked in the inflections of the text', () => {
    const text = 'Translation memories are in a translation memory.';
    expect(marksOf('TM', text)).toEqual(['Translation memories', 'translation memory']);
    expect(marksOf('login', 'You are signed in on the sign-in page.')).toEqual([
      'signed in',
      'sign-in',
    ]);
  });

  it('of one character is not marked', () => {
    const index = loadedIndex([page('/a', '键', '键')], {synonyms});
    expect(search(index, 'key', 1)[0]?.words()).toEqual({terms: ['键'], marked: []});
  });
});

describe('a word of the query', () => {
  it('is marked in all its forms', () => {
    const text = 'Translate the translations, translated.';
    expect(marksOf('translate', text)).toEqual(['Translate', 'translations', 'translated']);
  });

  it('is marked by what resembles it only where the text has no form of it', () => {
    expect(marksOf('count', 'Count your account.')).toEqual(['Count']);
    expect(marksOf('count', 'Your account.')).toEqual(['account']);
    expect(marksOf('tanslate', 'To translate')).toEqual(['translate']);
    expect(marksOf('登录', '登录，单点登录')).toEqual(['登录', '登录']);
  });

  it('is marked as a single Chinese character only if the query asks for nothing else', () => {
    expect(marksOf('怎么存', '存，记忆库')).toEqual(['存']);
    expect(marksOf('记忆库 存', '存，记忆库')).toEqual(['记忆库']);
  });
});
