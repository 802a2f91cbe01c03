import {describe, expect, it} from 'vitest';
import {matchesLock} from '../setup/matchesLock.mjs';

const wanted = {
  packages: {
    '': {version: '1.0.0'},
    'node_modules/a': {version: '1.0.0'},
    'node_modules/other-system': {version: '2.0.0', optional: true},
  },
};

describe('matchesLock', () => {
  it.each([
    ['the same', {'node_modules/a': {version: '1.0.0'}}, true],
    ['more than asked for', {'node_modules/a': {version: '1.0.0'}, 'node_modules/b': {}}, true],
    ['another version', {'node_modules/a': {version: '1.0.1'}}, false],
    ['a missing package', {}, false],
    [
      'another version of an optional package',
      {'node_modules/a': {version: '1.0.0'}, 'node_modules/other-system': {version: '2.0.1'}},
      false,
    ],
  ])('%s', (_, packages, expected) => {
    expect(matchesLock(wanted, {packages})).toBe(expected);
  });
});
