import {expect, it} from 'vitest';
import {sizeOf} from '../sizeOf.ts';

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [83_400, '84 KB'],
  [6_023_400, '6.0 MB'],
])('%i bytes are %s', (bytes, size) => {
  expect(sizeOf(bytes)).toBe(size);
});
