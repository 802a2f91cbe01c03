import {describe, expect, it} from 'vitest';
import {buildIndex, loadIndex, termsAsked} from '../index.ts';

const page = (t: string, text: string) => ({u: `/${t}`, h: '', t, s: t, b: [], text});

const index = loadIndex(
  buildIndex(
    [
      page('句段', '句段是编辑器里的一行。确认一个句段。'),
      page('记忆库', '记忆库保存译过的句段。翻译记忆库 translation memory TM segment'),
      page('Export', '导出文件，导出设置。所有者与批注，超级管理员。'),
    ],
    {
      locale: 'zh',
      userDictionary: ['句段', '记忆库', '所有者', '超级管理员'],
      synonyms: [
        ['句段', 'segment', '句子段'],
        ['翻译记忆库', '记忆库', 'translation memory', 'TM'],
        ['所有者', 'owner'],
        ['超级管理员', 'owner'],
      ],
      silent: ['句子段'],
    },
  ),
);

describe('the terms that a query asks to have explained', () => {
  it.each([
    ['句段', ['句段']],
    [' Segments ', ['句段']],
    ['什么是句段', ['句段']],
    ['句段是什么意思？', ['句段']],
    ['“句段”的定义', ['句段']],
    ['tm', ['翻译记忆库']],
    ['記憶庫', ['翻译记忆库']],
    ['What is a segment?', ['句段']],
    ["what's TM", ['翻译记忆库']],
    ['what does TM stand for', ['翻译记忆库']],
    ['define translation memory', ['翻译记忆库']],
    ['translation memory definition', ['翻译记忆库']],
  ])('%j asks for %j', (query, terms) => {
    expect(termsAsked([index], query)).toEqual(terms);
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
    expect(termsAsked([index], query)).toEqual([]);
  });

  it('are both where a word names two', () => {
    expect(termsAsked([index], 'owner')).toEqual(['所有者', '超级管理员']);
  });
});
