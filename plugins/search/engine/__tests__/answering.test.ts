import {describe, expect, it} from 'vitest';
import {beatsDefinition, isClear, needsMoreThanSteps, shareHeld, termsAsked} from '../index.ts';
import {loadedIndex, page} from './fixtures/indexes.ts';

const hit = (likeness: number, score: number) => ({likeness, score});

describe('an answer', () => {
  it.each([
    ['says the query, and is a little better', hit(1, 0.8), hit(0.5, 0.7), true],
    ['says half of the query, and is much better', hit(0.5, 0.8), hit(0.3, 0.6), true],
    ['says half of the query, and is a little better', hit(0.5, 0.8), hit(0.3, 0.75), false],
    ['is one of two that are as good', hit(1, 0.8), hit(1, 0.8), false],
    ['says little of the query, and is better', hit(0.1, 0.6), hit(0, 0.5), false],
  ])('is given where a page %s: %j before %j', (_, first, second, isGiven) => {
    expect(isClear([first, second])).toBe(isGiven);
  });

  it('may be the only hit, but is never one that no title names', () => {
    expect(isClear([hit(0.5, 0.4)])).toBe(true);
    expect(isClear([hit(0, 0.4)])).toBe(false);
    expect(isClear([])).toBe(false);
  });
});

describe('a page', () => {
  it.each([
    ['is named as the query, and no other comes near', hit(0.95, 1), hit(0.5, 0.7), true],
    ['is the only one, and is named as the query', hit(1, 0.5), undefined, true],
    ['is named as the query, and another comes near', hit(1, 1), hit(0.5, 0.9), false],
    ['is much better, and says only part of the query', hit(0.8, 1), hit(0.5, 0.5), false],
  ])('goes before a definition where it %s: %s', (_, first, second, isBefore) => {
    expect(beatsDefinition(second ? [first, second] : [first])).toBe(isBefore);
  });

  it('that is not there does not', () => {
    expect(beatsDefinition([])).toBe(false);
  });
});

const index = loadedIndex(
  [
    page('/files', 'Files', 'Export the files of a termbase. The glossary is a list.'),
    page('/segments', 'Segments', 'Merge two segments. Deleting is final.'),
  ],
  {synonyms: [['termbase', 'glossary']]},
);

const share = (query: string, text: string) => shareHeld([index], query)(text);

describe('the share of a query that a text holds', () => {
  it('is the share of the words that a text holds, in any form', () => {
    expect(share('export segments', 'Export the list')).toBeCloseTo(0.5);
    expect(share('exporting a segment', 'Export the segments')).toBeGreaterThan(0.9);
    expect(share('export segments', 'Nothing of it')).toBe(0);
  });

  it('counts a synonym, and hardly a word that says how is asked', () => {
    expect(share('glossary', 'the termbase')).toBe(1);
    expect(share('how do I export', 'Export')).toBeGreaterThan(0.8);
  });

  it('is nothing for a query without words', () => {
    expect(share('?', 'anything')).toBe(0);
  });
});

const glossary = loadedIndex(
  [
    page('/segment', '句段', '句段是编辑器里的一行。确认一个句段。'),
    page('/memory', '记忆库', '记忆库保存译过的句段。翻译记忆库 translation memory TM segment'),
    page('/export', 'Export', '导出文件，导出设置。所有者与批注，超级管理员。'),
  ],
  {
    userDictionary: ['句段', '记忆库', '所有者', '超级管理员'],
    synonyms: [
      ['句段', 'segment', '句子段'],
      ['翻译记忆库', '记忆库', 'translation memory', 'TM'],
      ['所有者', 'owner'],
      ['超级管理员', 'owner'],
    ],
    silent: ['句子段'],
  },
);

describe('the terms that a query asks to have explained', () => {
  it.each([
    ['句段', ['句段']],
    [' Segments ', ['句段']],
    ['什么是句段', ['句段']],
    ['句段是什么意思？', ['句段']],
    ['“句段”的定义', ['句段']],
    ['TM 是什么意思', ['翻译记忆库']],
    ['什么是 TM？', ['翻译记忆库']],
    ['TMs', ['翻译记忆库']],
    ['什么是『句段』', ['句段']],
    ["what is a 'TM'?", ['翻译记忆库']],
    ['tm', ['翻译记忆库']],
    ['記憶庫', ['翻译记忆库']],
    ['What is a segment?', ['句段']],
    ["what's TM", ['翻译记忆库']],
    ['what does TM stand for', ['翻译记忆库']],
    ['define translation memory', ['翻译记忆库']],
    ['translation memory definition', ['翻译记忆库']],
  ])('%j asks for %j', (query, terms) => {
    expect(termsAsked([glossary], query)).toEqual(terms);
  });

  it.each([
    ['怎样确认句段', 'asks how to do something'],
    ['句段在哪', 'asks where'],
    ['句段 记忆库', 'has two terms'],
    ['translation怎么获取memory', 'has words between those of the term'],
    ['what is a segment for', 'asks for a purpose'],
    ['what is the difference between segment and TM', 'compares'],
    ['segmentation', 'is another word'],
    ['导出', 'is no member of a group'],
    ['句子段', 'is a word that no answer names'],
    ['#', 'is no word'],
    ['', 'is empty'],
  ])('%j asks for none: it %s', (query) => {
    expect(termsAsked([glossary], query)).toEqual([]);
  });

  it('are both where a word names two', () => {
    expect(termsAsked([glossary], 'owner')).toEqual(['所有者', '超级管理员']);
  });
});

describe('needsMoreThanSteps', () => {
  it.each([
    'tmx导入报错',
    '下载不了译文',
    '谁能解锁',
    'I can’t confirm',
    'WHO can edit it',
    'import fails',
  ])('finds the problem or the person in “%s”', (query) => {
    expect(needsMoreThanSteps(query)).toBe(true);
  });

  it.each([
    '能不能导出TMX',
    '怎样导入术语库',
    'how do I import it',
    'can I export the whole memory',
  ])('finds none in “%s”', (query) => {
    expect(needsMoreThanSteps(query)).toBe(false);
  });
});
