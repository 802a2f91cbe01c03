import {defineConfig} from 'vitest/config';
import {frameworkModules} from './tests/unit/frameworkModules.mts';

const report = process.env.REPORT_FILE;

export default defineConfig({
  plugins: [frameworkModules()],
  // The framework compiles JSX itself and asks tsconfig to leave it alone.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    reporters: report ? ['default', ['json', {outputFile: report}]] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{bench,checks,config,plugins,release,scripts,server,src,tests/content,tests/unit}/**/*.test.{ts,tsx}',
          ],
          environment: 'node',
          // A loaded machine takes seconds to compile the configuration.
          testTimeout: 20_000,
          // The framework's own modules import names that only a build, or our plugin, resolves.
          server: {deps: {inline: [/@docusaurus/]}},
        },
      },
      {
        extends: true,
        test: {
          name: 'fixtures',
          include: ['tests/fixtures/**/*.test.ts'],
          // Each test builds a whole site; two at once fill the machine.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
