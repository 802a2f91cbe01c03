import {expect, it} from 'vitest';
import {namesOf, positive} from '../options.ts';

it('a number that is absent has its default', () => {
  expect(positive('runs', undefined, 3)).toBe(3);
  expect(positive('runs', '7', 3)).toBe(7);
});

it.each(['x', '', '0', '-1', '1.5'])(
  'refuses the number “%s”, which would measure nothing',
  (text) => {
    expect(() => positive('runs', text, 3)).toThrow('--runs takes a positive integer');
  },
);

it('refuses an unknown name', () => {
  expect(namesOf('only', undefined, ['starlight'])).toEqual([]);
  expect(namesOf('only', 'starlight', ['starlight', 'rspress'])).toEqual(['starlight']);
  expect(() => namesOf('only', 'starlight,starlite', ['starlight'])).toThrow('“starlite”');
});
