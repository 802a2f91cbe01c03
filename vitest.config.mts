import {readdirSync, readFileSync} from 'node:fs';
import {defineConfig} from 'vitest/config';
import {frameworkModules} from './tests/unit/frameworkModules.mts';

const report = process.env.REPORT_FILE;

const tested =
  'bench checks config plugins release scripts server src tests translation writing'.split(' ');

/** Packages, built sites with their own tests, and the tests of the built files (project \`built\`). */
const skipped = new Set(['node_modules', 'fixtures', 'built']);

function testsIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return skipped.has(entry.name) ? [] : testsIn(file);
    }
    return /\.test\.tsx?$/.test(file) ? [file] : [];
  });
}

const unitTests = tested.flatMap(testsIn);

/** Tests that begin with the comment by which Vitest gives a file a page. */
const withPage = unitTests.filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
);

const unit = {
  // A loaded machine takes seconds to compile the configuration.
  testTimeout: 20_000,
  // The framework's own modules import names that only a build, or our plugin, resolves.
  server: {deps: {inline: [/@docusaurus/]}},
};

/** Each test builds a whole site; two at once fill the machine. */
const builds = {fileParallelism: false, testTimeout: 120_000, hookTimeout: 120_000};

export default defineConfig({
  plugins: [frameworkModules()],
  // The framework compiles JSX itself and asks tsconfig to leave it alone.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    // The default leaves one core free, so one of two would do nothing.
    maxWorkers: '100%',
    reporters: report ? ['default', ['json', {outputFile: report}]] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: unitTests.filter((file) => !withPage.includes(file)),
          // They share modules: loading these took longer than the tests.
          isolate: false,
        },
      },
      {extends: true, test: {...unit, name: 'dom', include: withPage}},
      {
        extends: true,
        test: {
          ...builds,
          name: 'fixtures',
          include: ['tests/fixtures/*.test.ts'],
        },
      },
      // The files of build/, which an earlier step has made.
      {
        extends: true,
        test: {
          ...unit,
          name: 'built',
          include: ['mcp/__tests__/*.test.ts', 'tests/built/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {...builds, name: 'framework', include: ['tests/fixtures/framework/*.test.ts']},
      },
    ],
  },
});
