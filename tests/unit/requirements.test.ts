import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const row = /\bS[1-9]\.\d{1,2}\b/g;

/** The requirements that a text names, without duplicates. */
const rowsIn = (text: string): readonly string[] => [...new Set(text.match(row) ?? [])];

const listed = (document: string): readonly string[] =>
  [...document.matchAll(/^- \*\*(S[1-9]\.\d{1,2})\*\* \S/gm)].map(([, name = '']) => name);

function testFiles(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' ? [] : testFiles(file);
    }
    return /\.(?:test|spec)\.tsx?$/.test(file) ? [file] : [];
  });
}

const document = readFileSync('docs/requirements.md', 'utf8');
const named = rowsIn(
  'bench checks config plugins release scripts server src tests'
    .split(' ')
    .flatMap(testFiles)
    // The names below are examples.
    .filter((file) => path.resolve(file) !== import.meta.filename)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n'),
);

/** Requirements that are in only one of two lists, with a description of the problem. */
const differences = (inList: readonly string[], inTests: readonly string[]): readonly string[] => [
  ...inTests.filter((name) => !inList.includes(name)).map((name) => `${name} is not listed`),
  ...inList.filter((name) => !inTests.includes(name)).map((name) => `no test names ${name}`),
];

it('every requirement is covered by a test, and every test names a known one', () => {
  expect(listed(document).length).toBeGreaterThan(100);
  expect(differences(listed(document), named)).toEqual([]);
});

it('a requirement without a test and an unknown one are found', () => {
  const list = listed('- **S1.1** One.\n- **S1.2** Two.\n');
  expect(differences(list, rowsIn("test('S1.1 S1.3 …')"))).toEqual([
    'S1.3 is not listed',
    'no test names S1.2',
  ]);
});
