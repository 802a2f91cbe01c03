import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';

const names = z.record(z.string(), z.string());
const manifest = z
  .object({dependencies: names, devDependencies: names})
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

interface Row {
  readonly name: string;
  readonly cells: readonly string[];
}

/** The rows of both tables of a list of packages: name, reason, replacement, licence. */
function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [name = '', ...cells] = line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim());
      return {name: name.replaceAll('`', ''), cells};
    });
}

const licenceOf = (name: string) =>
  z
    .object({license: z.string()})
    .parse(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))).license;

/** Finds problems in a list of packages, described for the developer who adds one. */
function faultsOf(markdown: string): string[] {
  const rows = rowsOf(markdown);
  const listed = rows.map(({name}) => name);
  const wanted = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];
  return [
    ...wanted
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} has no row: say why it is needed and what would replace it`),
    ...listed
      .filter((name, n) => !wanted.includes(name) || listed.indexOf(name) !== n)
      .map((name) => `the row of ${name} is in excess`),
    ...rows
      .filter(({name, cells}) => wanted.includes(name) && cells.at(-1) !== licenceOf(name))
      .map(({name}) => `the licence of ${name} is ${licenceOf(name)}`),
    ...rows
      .filter(({cells}) => cells.length !== 3 || cells.includes(''))
      .map(({name}) => `the row of ${name} has an empty cell`),
  ];
}

describe('docs/dependencies.md', () => {
  const list = readFileSync('docs/dependencies.md', 'utf8');

  it('has a whole row for each package, with its licence', () => {
    expect(faultsOf(list)).toEqual([]);
  });

  it('would be refused with a row missing, in excess, empty or with another licence', () => {
    const changed = list
      .replace(/^\| `zod` .*\n/m, '')
      .replace(/^\| `clsx` .*$/m, '| `clsx` | Joins class names | | MIT |')
      .replace(/^\| `yaml` .*$/m, '| `yaml` | Reads YAML | `js-yaml` | MIT |')
      .replace(/^\| `feed` .*$/m, '$&\n| `left-pad` | Pads | `padStart` | WTFPL |');
    expect(faultsOf(changed)).toEqual([
      'zod has no row: say why it is needed and what would replace it',
      'the row of left-pad is in excess',
      'the licence of yaml is ISC',
      'the row of clsx has an empty cell',
    ]);
  });
});
