import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {failsRelated, findFault} from '../findFault.ts';
import {temporaryFolder} from '../../folders/temporaryFolder.ts';

const {root: project, write, read} = temporaryFolder('for all tests');

const code = `export const sum = (a: number, b: number) => a + b;
export const product = (a: number, b: number) => a * b;
`;

beforeAll(() => {
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'), 'junction');
  write('package.json', '{"type": "module"}');
  write('count.ts', code);
  write(
    'count.test.ts',
    `import {expect, it} from 'vitest';
import {sum} from './count.ts';
it('adds', () => expect(sum(2, 3)).toBe(5));
`,
  );
  write(
    'vitest.config.mts',
    `const named = (name, include) => ({test: {name, include}});
export default {test: {
  reporters: [['json', {outputFile: process.env.REPORT_FILE}]],
  projects: [named('unit', ['*.test.ts']), named('dom', ['*.test.tsx'])],
}};
`,
  );
});

const plant = (right: string, wrong: string) =>
  findFault(project, {effect: '', file: 'count.ts', right, wrong});

it('says which faults the tests find, and takes each one out again', async () => {
  await expect(failsRelated(project, ['count.ts'])).resolves.toBe(false);
  await expect(plant('a + b', 'a - b')).resolves.toBe('found');
  await expect(plant('a * b', 'a / b')).resolves.toBe('missed');
  expect(read('count.ts')).toBe(code);
});

it('does not plant a fault whose place is not there, or is there twice', async () => {
  await expect(plant('a ** b', 'a')).resolves.toBe('not planted');
  await expect(plant('number', 'string')).resolves.toBe('not planted');
});
