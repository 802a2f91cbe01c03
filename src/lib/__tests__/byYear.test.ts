import {expect, it} from 'vitest';
import {byYear} from '../byYear';

it('groups by year and keeps the order', () => {
  const [a, b, c] = [{date: '2025-09-12'}, {date: '2025-01-16'}, {date: '2022-09-15'}];
  expect(byYear([a, b, c])).toEqual([
    ['2025', [a, b]],
    ['2022', [c]],
  ]);
});
