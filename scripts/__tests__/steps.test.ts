import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import playwright from '../../playwright.config.ts';
import {steps} from '../steps.mjs';

/** Returns a module and all modules of the project that it imports, directly or indirectly. */
function modulesBehind(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (!known.has(file)) {
    known.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/(?:from |import\(?)'(\.[^']+)'/g);
    for (const [, target = ''] of imports) {
      modulesBehind(path.join(path.dirname(file), target), known);
    }
  }
  return known;
}

const installer = path.join('scripts', 'setup', 'ensurePackages.mjs');

it('no step installs packages, which would take them away from the others', () => {
  const own = steps.flatMap(({program}) => program.filter((part) => part.endsWith('.mjs')));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((file) => modulesBehind(path.normalize(file)).has(installer))).toEqual([]);
  expect(modulesBehind(path.join('scripts', 'commands', 'build.mjs'))).toContain(installer);
});

it('runs each group of tests in one step', () => {
  const groups = [
    ...readFileSync('vitest.config.mts', 'utf8').matchAll(/^ +name: '([\w-]+)',$/gm),
  ].map(([, name]) => name);
  const ofBrowser = (playwright.projects ?? []).map(({name}) => name);
  const run = steps.flatMap(({program}) =>
    [...program.join(' ').matchAll(/--project[ =](\S+)/g)].map(
      ([, name]) => `${program[0]} ${name}`,
    ),
  );
  // The step `grown` runs its tests in a copy of the project.
  const inCopy = [
    ...readFileSync('tests/growth/main.ts', 'utf8').matchAll(/'--project=([\w-]+)'/g),
  ].map(([, name]) => `playwright ${name}`);
  expect([...run, ...inCopy].sort()).toEqual(
    [
      ...groups.map((name) => `vitest ${name}`),
      ...ofBrowser.map((name) => `playwright ${name}`),
    ].sort(),
  );
});
