// cspell:ignore audiance
import {expect, it} from 'vitest';
import {closestName} from '../closestName';

it.each([
  ['audiance', ['kind', 'audience', 'updated'], 'audience'],
  ['Step', ['Term', 'Steps', 'Kbd'], 'Steps'],
  ['KBD', ['Term', 'Kbd'], 'Kbd'],
  ['author', ['kind', 'audience'], undefined],
  ['', [], undefined],
])('%j means %j', (written, names, meant) => {
  expect(closestName(written, names)).toBe(meant);
});
