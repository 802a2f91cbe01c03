import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../../scripts/root.mjs';
import * as interop from '../interop.ts';

/** Where the framework's code for browsers is. The rest of it uses `tslib` on the build machine. */
const forBrowsers = [
  'core/lib/client',
  'plugin-content-blog/lib/client',
  'plugin-content-docs/lib/client',
  'theme-classic/lib/theme',
  'theme-common/lib',
  'utils-common/lib',
];

/** The helpers of `tslib` that a module asks for. */
const helpersIn = (source: string) =>
  /["']tslib["']/.test(source)
    ? [...source.matchAll(/tslib_\d+\.(\w+)/g)].map(([, name = '']) => name)
    : [];

it('has every helper of tslib that the framework’s code for browsers asks for', () => {
  const asked = forBrowsers.flatMap((folder) => {
    const whole = path.join(root, 'node_modules/@docusaurus', folder);
    return readdirSync(whole, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => helpersIn(readFileSync(path.join(whole, file), 'utf8')));
  });
  expect(asked).not.toEqual([]);
  expect(asked.filter((name) => !(name in interop))).toEqual([]);
});

it('gives a module of another form a default export', () => {
  const plain = {a: 1};
  expect(interop.__importDefault(plain)).toEqual({default: plain});
  const compiled = {__esModule: true, default: plain};
  expect(interop.__importDefault(compiled)).toBe(compiled);
});
