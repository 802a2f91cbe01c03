// cspell:ignore chong duan jian
import {describe, expect, it} from 'vitest';
import {isAbbreviation, namingOf} from '../namingOf.ts';
import {pinyinOf} from '../viewGlossary.ts';
import {viewGlossary} from '../viewGlossary.ts';
import {terms} from './termbase.ts';

const letters = (locale: 'zh' | 'en') =>
  viewGlossary(terms, [], locale).map(({letter, entries}) => [letter, entries.map(({id}) => id)]);

describe('the glossary', () => {
  it('is sorted by pinyin in Chinese, by the term in English, numbers last', () => {
    expect(letters('zh')).toEqual([
      ['d', ['T003']],
      ['j', ['T001']],
      ['p', ['T004', 'T005']],
      ['t', ['T007']],
      ['x', ['T002']],
      ['0', ['T006']],
    ]);
    expect(letters('en')).toEqual([
      ['a', ['T003']],
      ['c', ['T004', 'T005']],
      ['p', ['T002']],
      ['r', ['T007']],
      ['t', ['T001']],
      ['0', ['T006']],
    ]);
  });

  it('has every concept once', () => {
    const ids = letters('zh').flatMap(([, group]) => group);
    expect([...ids].sort()).toEqual(terms.map(({id}) => id));
  });

  it('shows part of speech, status and field in the language of the page', () => {
    const [group] = viewGlossary(terms, [], 'en');
    expect(group?.entries[0]?.facts).toEqual(['noun', 'preferred term', 'Alignment']);
  });

  it('has the pinyin of every Chinese name, including forbidden ones, which readers type', () => {
    const entry = viewGlossary(terms, [], 'zh').flatMap(({entries}) => entries)[1];
    expect(entry?.pinyin).toEqual(['ji yi ku', 'fan yi ji yi ku', 'tm', 'fan yi nei cun']);
  });
});

describe('the names of a concept', () => {
  it('are grouped into abbreviations, admitted and forbidden words', () => {
    expect(terms.slice(0, 1).map((term) => namingOf(term, 'en'))).toEqual([
      {
        term: 'translation memory',
        abbreviations: ['TM'],
        admitted: ['memory'],
        forbidden: ['memory bank'],
        definition: 'A database of <pairs> & more.',
      },
    ]);
  });

  it.each(['TM', 'XLIFF', 'l10n', 'i18n'])('%s is an abbreviation', (name) => {
    expect(isAbbreviation(name)).toBe(true);
  });

  it.each(['QTrans', 'OpenAPI', 'term', 'MT engine', '普票'])(
    '%s is not an abbreviation',
    (name) => {
      expect(isAbbreviation(name)).toBe(false);
    },
  );

  it.each([
    ['重复句段', 'chong fu ju duan'],
    ['角色', 'jue se'],
    ['XML 文件', 'xml wen jian'],
    ['略过', 'lve guo'],
  ])('%s is %s in pinyin', (name, pinyin) => {
    expect(pinyinOf(name)).toBe(pinyin);
  });
});
