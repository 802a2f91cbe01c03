import {describe, expect, it} from 'vitest';
import {excerpt, markRanges, search, widenedBy} from '../index.ts';
import {loadedIndex, page} from './fixtures/indexes.ts';
import {cooking, cookingOptions} from './fixtures/cooking.ts';

const index = loadedIndex(cooking, cookingOptions);

const strings = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '红烧\udc00肉',
  '.*+?^${}()|[]\\',
  '(?=a){99}',
  '👩‍👩‍👧 🍲',
  '<img src=x onerror=alert(1)>',
  '__proto__ constructor toString',
  '%E0%A4%A',
  '\u202e\u200b\ufeff',
  'a'.repeat(10_000),
  '红烧肉'.repeat(3334),
  '/'.repeat(10_000),
  'a.'.repeat(5000),
];

describe('any string', () => {
  it.each(strings)('%j is safe as a query', (query) => {
    expect(Array.isArray(search(index, query, 8))).toBe(true);
    expect(Array.isArray(widenedBy([index], query))).toBe(true);
  });

  it.each(strings)('%j is safe as a text and as a term', (text) => {
    const {text: cut, marks} = excerpt(text, ['红烧肉', text.slice(0, 50)], 50);
    expect(cut.length).toBeLessThanOrEqual(52);
    for (const [start, end] of [...marks, ...markRanges(text, [text.slice(0, 50)])]) {
      expect(start).toBeLessThan(end);
    }
  });

  it('is safe as a document', () => {
    const hostile = loadedIndex(strings.map((text, n) => page(`/${n}`, text, text, [text])));
    expect(search(hostile, '红烧肉', 8).length).toBeGreaterThan(0);
  });

  it('finds nothing where nothing is asked', () => {
    expect(search(index, '?!。', 8)).toEqual([]);
    expect(search(index, '红烧肉', 0)).toEqual([]);
  });

  it('still reads the beginning of a long query', () => {
    expect(search(index, `清蒸鲈鱼${' xyzzy'.repeat(2000)}`, 1)[0]?.u).toBe('/fish');
  });
});
