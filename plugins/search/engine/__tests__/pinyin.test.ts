// cspell:ignore chongfu daoru dianfanb hongshaoqwx hongshaorou jiare luyu qcyxw qzly shao
// cspell:ignore weibolu xyzzy zhongfu zzkk
import {describe, expect, it} from 'vitest';
import {answers, page} from './fixtures/indexes.ts';
import {cooking, cookingOptions} from './fixtures/cooking.ts';
import {networking, networkingOptions} from './fixtures/networking.ts';

const ask = answers(cooking, cookingOptions);

describe('pinyin', () => {
  it.each([
    ['hongshaorou', '/pork', 'without spaces'],
    ['hong shao rou', '/pork', 'with spaces'],
    ['luyu', '/fish', 'two syllables'],
    ['weibolu jiare', '/storage#reheat', 'two words'],
    ['dianfanb', '/cookware#rice-cooker', 'the last syllable half typed'],
    ['daoru paprika', '/export#import', 'with a Latin word'],
    ['hsr', '/pork', 'initials of a title'],
    ['qzly', '/fish', 'initials of a whole title'],
    ['cts', '/pork#sugar', 'initials of a heading'],
    ['qcyxw', '/fish#smell', 'initials of a long heading'],
  ])('finds %s at %s: %s', (query, place) => {
    expect(ask(query)[0]).toBe(place);
  });

  it.each(['xyzzy', 'zzkk', 'hongshaoqwx'])('reads no pinyin into %s', (query) => {
    expect(ask(query)).toEqual([]);
  });

  it('knows words that are read otherwise than their characters', () => {
    const repeat = [page('/r', '重复行', '删除重复的行。')];
    const find = answers(repeat);
    expect(find('chongfu')).toEqual(['/r']);
    expect(find('zhongfu')).toEqual([]);
  });

  it('is no matter of English documents', () => {
    expect(answers(networking, networkingOptions)('hongshaorou')).toEqual([]);
  });
});

describe('homophones', () => {
  it.each([
    ['洪烧肉', '/pork'],
    ['清蒸卢鱼', '/fish'],
    ['保鲜和', '/storage'],
    ['导处菜谱', '/export'],
  ])('finds %s at %s', (query, place) => {
    expect(ask(query)[0]).toBe(place);
  });

  it('prefers the very word to one that sounds the same', () => {
    const two = [
      page('/instance', '实例', '实例的说明。'),
      page('/example', '示例', '示例的说明。'),
    ];
    const find = answers(two);
    expect(find('示例')[0]).toBe('/example');
    expect(find('实例')[0]).toBe('/instance');
  });

  it('hears no word in two characters that make a sentence', () => {
    // 写在 is a homophone of 卸载.
    const uninstall = [page('/u', '卸载软件', '卸载。')];
    expect(answers(uninstall)('写在纸上')).toEqual([]);
  });
});
