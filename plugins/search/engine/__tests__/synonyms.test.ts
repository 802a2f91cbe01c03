import {describe, expect, it} from 'vitest';
import {search, widenedBy} from '../index.ts';
import {answers, loadedIndex, page} from './fixtures/indexes.ts';
import {cooking, cookingOptions} from './fixtures/cooking.ts';
import {networking, networkingOptions} from './fixtures/networking.ts';

const inChinese = answers(cooking, cookingOptions);
const inEnglish = answers(networking, networkingOptions);

describe('synonyms', () => {
  it.each([
    ['电饭锅', '/cookware#rice-cooker', 'another word'],
    ['rice cooker', '/cookware#rice-cooker', 'another language, two words'],
    ['马铃薯', '/pork#salty', 'a word of the text'],
    ['microwave', '/storage#reheat', 'a heading'],
  ])('finds %s at %s: %s', (query, place) => {
    expect(inChinese(query)[0]).toBe(place);
  });

  it('works both ways, and across languages', () => {
    expect(inEnglish('base station')[0]).toBe('/wireless');
    expect(inEnglish('域名服务器')[0]).toBe('/dns');
    expect(inEnglish('DNS')[0]).toBe('/dns');
  });

  it('takes a single character for a synonym only where it is a word', () => {
    const pages = [page('/fry', '煎炒', '先煎后炒。'), page('/wok', '炒锅', '铁的炒锅。')];
    const find = answers(pages, {synonyms: [['煎炒', '炒']]});
    expect(find('怎么炒')[0]).toBe('/fry');
    expect(find('炒锅')).toEqual(['/wok']);
  });

  it('knows a synonym by other inflections of its words', () => {
    const pages = [page('/undo', 'Revert a step'), page('/count', 'Volume')];
    const synonyms = [
      ['revert', 'send back'],
      ['volume', 'words'],
    ];
    const find = answers(pages, {synonyms});
    expect(find('it was sent back')).toEqual(['/undo']);
    expect(find('sending-back')).toEqual(['/undo']);
    expect(find('how many words')).toEqual(['/count']);
    // The plural has a different meaning.
    expect(find('one word')).toEqual([]);
    expect(find('back, then send')).toEqual([]);
    const index = loadedIndex(pages, {synonyms});
    expect(widenedBy([index], 'was it sent back?')).toEqual([{from: 'sent back', to: 'revert'}]);
  });

  it('takes no part of a Latin word for a synonym', () => {
    // “ap” is a synonym here, and is part of “tap”.
    expect(inEnglish('tap ')).toEqual([]);
  });

  it('finds none without the group', () => {
    expect(answers(cooking)('马铃薯')).toEqual([]);
  });

  it('ranks the very word before a synonym', () => {
    const two = [page('/a', '马铃薯'), page('/b', '土豆')];
    const find = answers(two, cookingOptions);
    expect(find('马铃薯')).toEqual(['/a', '/b']);
    expect(find('土豆')).toEqual(['/b', '/a']);
  });

  it('names what a query was widened with, and only that', () => {
    const index = loadedIndex(cooking, cookingOptions);
    expect(widenedBy([index], '电饭锅怎么洗')).toEqual([{from: '电饭锅', to: '电饭煲'}]);
    expect(widenedBy([index], '红烧肉')).toEqual([]);
    expect(search(index, '电饭锅', 1)[0]?.words().terms).toContain('电饭煲');
  });

  it('names none for a character of a word that no document contains', () => {
    const documents = [page('/a', '翻译', '翻译文件，翻译键')];
    const index = loadedIndex(documents, {synonyms: [['翻译', '翻']]});
    expect(widenedBy([index], '怎么翻')).toEqual([{from: '翻', to: '翻译'}]);
    expect(widenedBy([index], '翻 B 列')).toEqual([{from: '翻', to: '翻译'}]);
    expect(widenedBy([index], '翻开')).toEqual([]);
    expect(widenedBy([index], '推翻')).toEqual([]);
  });

  it('names words as the synonyms write them, and the reader’s as the reader does', () => {
    const documents = [page('/tm', '翻译记忆库', '', ['TM 按语言方向分']), page('/api', 'OpenAPI')];
    const synonyms = [
      ['翻译记忆库', 'TM', 'tm'],
      ['记忆', 'tm'],
      ['开放接口', 'OpenAPI', 'YAML'],
      ['方向', '語言方向'],
    ];
    const index = loadedIndex(documents, {synonyms});
    expect(widenedBy([index], '翻譯記憶庫是什么')).toEqual([{from: '翻譯記憶庫', to: 'TM'}]);
    expect(widenedBy([index], 'what is a Tm?')).toEqual([
      {from: 'Tm', to: '翻译记忆库'},
      {from: 'Tm', to: '记忆'},
    ]);
    expect(widenedBy([index], '记忆')).toEqual([{from: '记忆', to: 'TM'}]);
    expect(widenedBy([index], 'Yaml')).toEqual([{from: 'Yaml', to: 'OpenAPI'}]);
    expect(search(index, 'yaml', 8).map(({u}) => u)).toEqual(['/api']);
    // The stored form is simplified: the client cannot fold without the traditional table.
    expect(widenedBy([index], '方向')).toEqual([{from: '方向', to: '语言方向'}]);
  });

  it('names none to a reader whose word is that of the documents', () => {
    const documents = [
      page('/a', 'Page', 'A segment.'),
      page('/b', 'Page', 'A segment.'),
      page('/c', 'Page', 'A segment is a sentence.'),
    ];
    const index = loadedIndex(documents, {synonyms: [['segment', 'sentence']]});
    expect(widenedBy([index], 'segment')).toEqual([]);
    expect(widenedBy([index], 'sentence')).toEqual([{from: 'sentence', to: 'segment'}]);
  });

  it('names no Chinese word to a reader who asks English documents in English', () => {
    const options = {synonyms: [['sign in', 'login', '登录']]};
    const words = `The button 登录 ${Array.from({length: 20}, (_, place) => `word${place}`).join(' ')}`;
    const english = loadedIndex([page('/a', 'Page', words)], options);
    expect(widenedBy([english], 'login')).toEqual([]);
    expect(widenedBy([english], '登入 login')).toEqual([{from: 'login', to: '登录'}]);
    const chinese = loadedIndex([page('/a', 'Page', '按钮登录在页面的右上角')], options);
    expect(widenedBy([chinese], 'login')).toEqual([{from: 'login', to: '登录'}]);
  });

  it('looks for a silent word, and does not name it', () => {
    const documents = [page('/a', 'Segment'), page('/b', 'Text Unit')];
    const options = {synonyms: [['segment', '句段', 'Text Unit']]};
    const indexWith = (silent: readonly string[]) => loadedIndex(documents, {...options, silent});
    const index = indexWith(['Text Unit']);
    expect(widenedBy([indexWith([])], 'segment')).toEqual([{from: 'segment', to: 'Text Unit'}]);
    expect(widenedBy([index], 'segment')).toEqual([]);
    expect(search(index, 'segment', 8).map(({u}) => u)).toEqual(['/a', '/b']);
    expect(widenedBy([index], 'text unit')).toEqual([{from: 'text unit', to: 'segment'}]);
  });
});
