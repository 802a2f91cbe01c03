import {describe, expect, it} from 'vitest';
import {toForget, type KeptEntry} from '../kept/toForget.ts';

const entry = (path: string, time: number, needs: readonly string[] = []): KeptEntry => ({
  path,
  time,
  needs,
  bytes: 10,
});

const nothing = new Set<string>();

describe('toForget', () => {
  it('deletes nothing up to the limit', () => {
    expect(toForget([entry('/a', 1), entry('/b', 2)], nothing, 20)).toEqual([]);
  });

  it('deletes the oldest entries first, and only as many as necessary', () => {
    const entries = [entry('/b', 2), entry('/c', 3), entry('/a', 1)];
    expect(toForget(entries, nothing, 20)).toEqual(['/a']);
    expect(toForget(entries, nothing, 10)).toEqual(['/a', '/b']);
    expect(toForget(entries, nothing, 0)).toEqual(['/a', '/b', '/c']);
  });

  it('keeps an old file while a recent page needs it', () => {
    const entries = [entry('/shared.js', 1), entry('/a', 2, ['/a.js']), entry('/a.js', 2)];
    const young = entry('/b', 3, ['/shared.js']);
    expect(toForget([...entries, young], nothing, 20)).toEqual(['/a', '/a.js']);
  });

  it('neither counts nor deletes files of a kept product', () => {
    const entries = [entry('/kept', 1), entry('/a', 2), entry('/b', 3)];
    expect(toForget(entries, new Set(['/kept']), 20)).toEqual([]);
    expect(toForget(entries, new Set(['/kept']), 0)).toEqual(['/a', '/b']);
  });
});
