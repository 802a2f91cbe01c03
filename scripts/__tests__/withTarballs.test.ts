import {describe, expect, it} from 'vitest';
import {withTarballs} from '../setup/withTarballs.mjs';

function addressOf(place: string, locked: object): string | undefined {
  const packages: Record<string, {version: string; resolved?: string}> = {
    [place]: {version: '1.2.3', ...locked},
  };
  return withTarballs({packages}, 'https://registry.test/').packages[place]?.resolved;
}

describe('withTarballs', () => {
  it.each([
    ['a package', 'node_modules/a', {}, 'a/-/a-1.2.3.tgz'],
    ['one with a scope', 'node_modules/@b/c', {}, '@b/c/-/c-1.2.3.tgz'],
    ['one inside another', 'node_modules/a/node_modules/@b/c', {}, '@b/c/-/c-1.2.3.tgz'],
    ['an alias', 'node_modules/d', {name: '@b/c'}, '@b/c/-/c-1.2.3.tgz'],
  ])('names the file of %s', (_, place, locked, file) => {
    expect(addressOf(place, locked)).toBe(`https://registry.test/${file}`);
  });

  it.each([
    ['the project itself', '', {}],
    ['a folder of the project', 'node_modules/a', {link: true}],
    ['a package inside the file of another', 'node_modules/a', {inBundle: true}],
  ])('names no file of %s', (_, place, locked) => {
    expect(addressOf(place, locked)).toBeUndefined();
  });

  it('keeps an address that is there', () => {
    expect(addressOf('node_modules/a', {resolved: 'file:a.tgz'})).toBe('file:a.tgz');
  });
});
