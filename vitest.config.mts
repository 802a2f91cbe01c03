import {readdirSync, readFileSync} from 'node:fs';
import {defineConfig} from 'vitest/config';
import {frameworkModules} from './tests/unit/frameworkModules.mts';

const report = process.env.REPORT_FILE;

/** Packages, built sites with their own tests, and the tests of the built files (project `built`). */
const skipped = /^\.\/(build|build-analysis|mcp)$|\/(node_modules|fixtures|built|\.[^/]+)$/;

function testsIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return skipped.test(file) ? [] : testsIn(file);
    }
    return /\.test\.tsx?$/.test(file) ? [file] : [];
  });
}

/** Tests that take minutes on a slow machine and about which a daily test also says something. */
const isNightly = (file: string) => file.endsWith('.nightly.test.ts');

const allTests = testsIn('.').map((file) => file.slice('./'.length));
const unitTests = allTests.filter((file) => !isNightly(file));

const isIn = (file: string, text: string) => readFileSync(file, 'utf8').includes(text);

/** Tests that begin with the comment by which Vitest gives a file a page. */
const withPage = unitTests.filter((file) => isIn(file, '// @vitest-environment jsdom'));

/** Tests that replace modules, which is only possible before these are loaded, or load them again. */
const withMocks = withPage.filter(
  (file) => isIn(file, 'vi.mock(') || isIn(file, 'vi.resetModules('),
);

const unit = {
  // The framework's own modules import names that only a build, or our plugin, resolves.
  server: {deps: {inline: [/@docusaurus/, /@testing-library\/react/]}},
  // Preact's package of React's name lacks this module.
  alias: {
    '@testing-library/react': '@testing-library/react/dist/@testing-library/react.esm.js',
    'react-dom/test-utils': 'preact/test-utils',
  },
};

export default defineConfig({
  plugins: [frameworkModules()],
  // The framework compiles JSX itself and asks tsconfig to leave it alone.
  oxc: {jsx: {runtime: 'automatic'}},
  // Without Vite's condition `development`, packages are tested as the build uses them, and the
  // parsers of Markdown, whose development files assert every step, take a third less time.
  ssr: {resolve: {conditions: ['module', 'node']}},
  test: {
    // They end a hang and measure nothing: a loaded machine is ten times slower than an idle one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: {poll: {timeout: 60_000}},
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
      {
        extends: true,
        test: {
          ...unit,
          name: 'dom',
          include: withMocks,
          setupFiles: ['tests/unit/components.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...unit,
          name: 'dom-shared',
          include: withPage.filter((file) => !withMocks.includes(file)),
          setupFiles: ['tests/unit/components.ts', 'tests/unit/emptyPage.ts'],
          // They share modules and the page: making a page for each took longer than the tests.
          isolate: false,
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
        test: {
          ...unit,
          name: 'nightly',
          include: [...allTests.filter(isNightly), 'tests/fixtures/**/*.test.ts'],
          // Most of them build a whole site; two at once fill the machine.
          fileParallelism: false,
        },
      },
    ],
  },
});
