import {expect, it} from 'vitest';
import {slideMilliseconds} from '../slide.ts';

it.each([
  [36, 192],
  [36 * 16, 372],
  [0, 40],
])('S9.15 a list of %i pixels takes %i ms', (height, milliseconds) =>
  expect(slideMilliseconds(height)).toBe(milliseconds),
);
