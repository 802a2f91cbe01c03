import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../../scripts/root.mjs';
import * as interop from '../interop.ts';

/** Folders of the framework's client code. Other code uses `tslib` only during the build. */
const forBrowsers = [
  'core/lib/client',
  'plugin-content-blog/lib/client',
  'plugin-content-docs/lib/client',
  'theme-classic/lib/theme',
  'theme-common/lib',
  'utils-common/lib',
];

/** Returns the helpers of `tslib` that a module imports. */
const helpersIn = (source: string) =>
  /["']tslib["']/.test(source)
    ? [...source.matchAll(/tslib_\d+\.(\w+)/g)].map(([, name = '']) => name)
    : [];

it('has every helper of tslib that the client code of the framework imports', () => {
  const asked = forBrowsers.flatMap((folder) => {
    const whole = path.join(root, 'node_modules/@docusaurus', folder);
    return readdirSync(whole, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => helpersIn(readFileSync(path.join(whole, file), 'utf8')));
  });
  expect(asked).not.toEqual([]);
  expect(asked.filter((name) => !(name in interop))).toEqual([]);
});

it('adds a default export to a CommonJS module', () => {
  const plain = {a: 1};
  expect(interop.__importDefault(plain)).toEqual({default: plain});
  const compiled = {__esModule: true, default: plain};
  expect(interop.__importDefault(compiled)).toBe(compiled);
});
