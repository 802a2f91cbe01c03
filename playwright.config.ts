import {defineConfig} from '@playwright/test';
import {findChromium} from './scripts/setup/findChromium.mjs';

/** Another one lets two working copies test at the same time. */
const port = Number(process.env.E2E_PORT ?? 4173);
const report = process.env.REPORT_FILE;
const executablePath = findChromium();

/** The built site, as its own server serves it, in the system's Chromium. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // They end a hang and measure nothing: a loaded machine is ten times slower than an idle one.
  timeout: 900_000,
  expect: {timeout: 30_000},
  projects: [
    {name: 'daily', grepInvert: /@nightly/},
    {name: 'nightly', grep: /@nightly/},
    // What only the site of `npm run check -- grown` has.
    {name: 'grown', testMatch: 'growth/*.spec.ts'},
  ],
  reporter: report ? [['line'], ['json', {outputFile: report}]] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1440, height: 900},
    colorScheme: 'dark',
    locale: 'zh-CN',
    trace: 'off',
    // A control that does not exist fails its test after this time, not after that of the test.
    actionTimeout: 120_000,
    launchOptions: {
      ...(executablePath !== undefined && {executablePath}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A test needs one; Chromium keeps another ready, and starts more for blank pages.
        '--renderer-process-limit=1',
      ],
    },
  },
  webServer: {
    command: `node --import tsx server/main.ts build ${port}`,
    url: `http://localhost:${port}/`,
    // A server that is there already may serve another build.
    reuseExistingServer: false,
  },
});
