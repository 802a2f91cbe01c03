// cspell:ignore TION jiyiku jiyik yiku fync iyiku
import {describe, expect, it} from 'vitest';
import type {GlossaryEntry} from '@site/plugins/glossary-page/Glossary';
import {matchesGlossaryFilter} from '../matchesGlossaryFilter.ts';

const none = {abbreviations: [], admitted: [], forbidden: [], definition: '数据库 database'};

const memory: GlossaryEntry = {
  id: 'T034',
  names: {
    zh: {...none, term: '记忆库', abbreviations: ['TM'], forbidden: ['翻译内存']},
    en: {...none, term: 'translation memory', admitted: ['post-editing store']},
  },
  facts: [],
  pinyin: ['ji yi ku', 'tm', 'fan yi nei cun'],
  uses: [{product: 'yicat', count: 1, links: []}],
};
const matches = (text: string) => matchesGlossaryFilter(memory, {text, products: []});

describe('the filter of the glossary', () => {
  it.each([
    ['nothing at all', ''],
    ['a part of the Chinese term', '忆库'],
    ['a part of the English term in any case', 'TION MEM'],
    ['an abbreviation, full width', 'ＴＭ'],
    ['a forbidden word, which readers may type', '内存'],
    ['an admitted word', 'editing store'],
    ['full pinyin', 'jiyiku'],
    ['pinyin with spaces or apostrophes', "ji'yi ku"],
    ['unfinished pinyin', 'jiyik'],
    ['pinyin from a later character on', 'yiku'],
    ['initials', 'jyk'],
    ['initials from a later character on', 'YK'],
    ['pinyin of a forbidden word', 'fync'],
  ])('finds by %s', (_name, text) => {
    expect(matches(text)).toBe(true);
  });

  it.each([
    ['another word', '术语'],
    ['a word of the definition', 'database'],
    ['pinyin that begins inside a syllable', 'iyiku'],
    ['initials that span two names', 'ykt'],
    ['special characters of regular expressions', '.*[('],
  ])('does not find by %s', (_name, text) => {
    expect(matches(text)).toBe(false);
  });

  it('excludes concepts that none of the chosen products uses', () => {
    expect(matchesGlossaryFilter(memory, {text: '', products: ['yiloc']})).toBe(false);
    expect(matchesGlossaryFilter(memory, {text: '', products: ['yiloc', 'yicat']})).toBe(true);
    expect(matchesGlossaryFilter(memory, {text: '术语', products: ['yicat']})).toBe(false);
  });
});
