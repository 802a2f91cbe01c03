import {describe, expect, it} from 'vitest';
import {mostRecent, readSearches, withSearch} from '../useRecentSearches.ts';

describe('recent searches', () => {
  it('are the newest first, each once', () => {
    expect(withSearch(['b', 'a'], ' a ')).toEqual(['a', 'b']);
    expect(withSearch([], 'a')).toEqual(['a']);
  });

  it('forget the oldest', () => {
    const many = Array.from({length: mostRecent}, (_, number) => String(number));
    expect(withSearch(many, 'new')).toEqual(['new', ...many.slice(0, -1)]);
  });

  it.each(['', '   ', 'x'.repeat(101)])('do not keep %j', (query) => {
    expect(withSearch(['a'], query)).toEqual(['a']);
  });

  it('are read as they were written', () => {
    expect(readSearches('["导入 TMX","\\"","a"]')).toEqual(['导入 TMX', '"', 'a']);
  });

  it.each([null, '', '{', '{}', '"a"', '[1,{}]'])('are none where %j is stored', (stored) => {
    expect(readSearches(stored)).toEqual([]);
  });
});
