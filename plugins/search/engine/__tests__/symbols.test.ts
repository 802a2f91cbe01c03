// cspell:ignore paprikarecipes
import {describe, expect, it} from 'vitest';
import {answers, page} from './fixtures/indexes.ts';
import {cooking, cookingOptions} from './fixtures/cooking.ts';
import {networking, networkingOptions} from './fixtures/networking.ts';

const ask = answers(networking, networkingOptions);

describe('symbols', () => {
  it.each([
    ['/firewall/rule-sets', '/commands#paths', 'the beginning of an API path'],
    ['DELETE /cache/entries', '/dns#flush', 'a method with its path'],
    ['NET_042', '/rate#exceeded', 'an error code'],
    ['v2.4b', '/wireless', 'a version'],
    ['.tar.gz', '/backup', 'an extension'],
    ['x-ratelimit-remaining', '/rate', 'a header'],
    ['{id}', '/commands#paths', 'a placeholder'],
    ['429', '/rate#exceeded', 'a number'],
  ])('finds %s at %s: %s', (query, place) => {
    expect(ask(query)[0]).toBe(place);
  });

  it('tells codes apart', () => {
    const find = answers(['v2.4a', 'v2.4b', 'v2.4c'].map((code) => page(`/${code}`, 'Log', code)));
    expect(find('v2.4c')[0]).toBe('/v2.4c');
    expect(find('v2.4b')[0]).toBe('/v2.4b');
  });

  it('finds an extension in Chinese text', () => {
    expect(answers(cooking, cookingOptions)('.paprikarecipes')).toEqual(['/export#import']);
  });
});

describe('error texts', () => {
  it.each([
    ['Error 429: Too many requests, try again in a minute. (code=NET_042)', '/rate#exceeded'],
    ['"The last rule drops everything."', '/firewall#locked-out'],
  ])('finds %s at %s', (query, place) => {
    expect(ask(query)[0]).toBe(place);
  });

  it('finds a Chinese error text with the text around it', () => {
    const find = answers(cooking, cookingOptions);
    expect(find('【提示】无法读取文件：格式不受支持！(ref 88213)')[0]).toBe('/export#import');
  });
});
