import {describe, expect, it} from 'vitest';
import {search} from '../index.ts';
import {answers, loadedIndex} from './fixtures/indexes.ts';
import {wordKind} from '../text/stopWords.ts';
import {cooking, cookingOptions} from './fixtures/cooking.ts';

const ask = answers(cooking, cookingOptions);

describe('Chinese words', () => {
  it.each([
    ['红烧肉的做法', '/pork', 'a whole title'],
    ['鲈鱼', '/fish', 'a part of a title'],
    ['炒糖色', '/pork#sugar', 'a heading'],
    ['面团', '/noodles#rise', 'two characters'],
    ['酵母', '/noodles#rise', 'a word of the text'],
    ['饭煲', '/cookware#rice-cooker', 'characters inside a word'],
    ['加热剩菜', '/storage', 'another order'],
    ['腥味去除', '/fish#smell', 'another order in a heading'],
  ])('finds %s at %s: %s', (query, place) => {
    expect(ask(query)[0]).toBe(place);
  });

  it('ranks a title before a list that mentions everything', () => {
    const places = ask('红烧肉');
    expect(places[0]).toBe('/pork');
    expect(places).toContain('/cookware');
  });

  it('does not find characters that no word has together', () => {
    expect(ask('锅鱼粉')).not.toContain('/export');
  });
});

describe('Chinese questions', () => {
  it.each([
    ['红烧肉太咸了怎么办', '/pork#salty'],
    ['为什么我的面团一直不醒发呢', '/noodles#rise'],
    ['请问怎么把菜谱导出成PDF文件', '/export'],
    ['如何用微波炉加热剩菜', '/storage#reheat'],
    ['鱼的腥味怎么去掉', '/fish#smell'],
  ])('answers %s by %s', (query, place) => {
    expect(ask(query)[0]).toBe(place);
  });

  it('lets question words alone decide nothing', () => {
    expect(ask('怎么蒸鲈鱼')[0]).toBe('/fish');
    expect(ask('怎么补救')[0]).toBe('/pork#salty');
  });

  it.each([
    ['我要', 'stop'],
    ['只想', 'conversational'],
    ['那时候', 'stop'],
    ['不让', 'content'],
    ['要面', 'content'],
    ['要', 'stop'],
    ['7', 'conversational'],
  ])('takes %s for a word of the kind %s', (word, kind) => {
    expect(wordKind(word)).toBe(kind);
  });
});

describe('Chinese with Latin words', () => {
  it.each([
    ['导入Paprika', '/export#import'],
    ['paprika导入', '/export#import'],
    ['导出 xlsx', '/export'],
    ['E3错误代码', '/cookware#rice-cooker'],
  ])('finds %s at %s', (query, place) => {
    expect(ask(query)[0]).toBe(place);
  });
});

describe('traditional characters', () => {
  it.each([
    ['紅燒肉', '/pork'],
    ['清蒸鱸魚', '/fish'],
    ['電飯煲', '/cookware#rice-cooker'],
    ['匯出', '/export'],
  ])('finds %s at %s', (query, place) => {
    expect(ask(query)[0]).toBe(place);
  });

  it('does not take a simplified query for one of Taiwan', () => {
    const index = loadedIndex(cooking, cookingOptions);
    const score = (query: string) => search(index, query, 1)[0]?.score ?? 0;
    expect(score('匯出')).toBeGreaterThan(score('汇出') * 2);
  });

  it('searches documents in traditional characters from simplified ones, and marks them', () => {
    const traditional = cooking.map((document) => ({
      ...document,
      t: document.t.replace('红烧', '紅燒'),
      s: document.s.replace('红烧', '紅燒'),
    }));
    expect(answers(traditional, cookingOptions)('红烧肉')[0]).toBe('/pork');
  });
});
