import {expect, it} from 'vitest';
import {allChecks} from '../allChecks.ts';
import {runChecks} from '../runChecks.ts';
import {loadFixture} from './loadFixture.ts';

const named = (...names: readonly string[]) => allChecks.filter(({name}) => names.includes(name));

it('runs the checks that are asked for, in their order', async () => {
  const asked = named('links', 'heading-ids');
  const results = await runChecks(asked, await loadFixture('links/accepted'));
  expect(results.map(({check}) => check)).toEqual(asked);
});

it('runs only the check of syntax if a file cannot be read, also when others are asked for', async () => {
  const site = await loadFixture('syntax/refused');
  for (const asked of [allChecks, named('links')]) {
    const results = await runChecks(asked, site);
    expect(results.map(({check}) => check.name)).toEqual(['syntax']);
    expect(results[0]?.findings.length).toBeGreaterThan(0);
  }
});

it('sorts findings by place', async () => {
  const results = await runChecks(named('links'), await loadFixture('links/refused'));
  const places = results.flatMap(({findings}) =>
    findings.map(({file, line}) => `${file}:${String(line).padStart(4, '0')}`),
  );
  expect(new Set(places).size).toBeGreaterThan(1);
  expect(places).toEqual([...places].sort());
});
