import {expect, it} from 'vitest';
import {integer, namesOf} from '../options.ts';

it.each(['x', '', '0', '-1', '1.5'])(
  'refuses the number “%s”, which would measure nothing',
  (text) => {
    expect(() => integer('runs', text)).toThrow(
      `--runs takes an integer from 1 on, and this is “${text}”.`,
    );
  },
);

it('refuses a number below the smallest that can be measured', () => {
  expect(integer('products', '7', 7)).toBe(7);
  expect(() => integer('products', '6', 7)).toThrow('an integer from 7 on');
});

it('refuses an unknown name', () => {
  expect(namesOf(undefined, ['starlight', 'rspress'])).toEqual(['starlight', 'rspress']);
  expect(namesOf('starlight', ['starlight', 'rspress'])).toEqual(['starlight']);
  expect(() => namesOf('starlight,starlite', ['starlight'])).toThrow('“starlite”');
});
