import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {allChecks} from '../allChecks.ts';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');

it('the table of checks in CONTRIBUTING.md names each check, in the order of the report', () => {
  const [, table = ''] = guide.split('| Check ');
  const [rows = ''] = table.split('\n\n');
  const named = [...rows.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name]) => name);
  expect(named).toEqual(allChecks.map(({name}) => name));
});
