/**
 * @typedef {object} Step
 * @property {string} name The argument of `npm run check -- <name>`.
 * @property {string} refuses What makes the step fail, for the reader of the list.
 * @property {readonly string[]} program
 * @property {'vitest' | 'playwright' | 'checks'} [counts] The kind of report that it writes to the
 *   file in the environment variable `REPORT_FILE`; the last line of the output counts its tests.
 * @property {boolean} [alone] Uses all cores, so no other step runs at the same time.
 * @property {boolean} [browser] Needs Chromium: part of `npm test` only.
 * @property {boolean} [nightly] Part of `npm run nightly` only.
 */

/**
 * Everything that `npm test` and `npm run nightly` verify. Two steps run in parallel, so the build,
 * which takes longest, is the first, and the unit tests, which can use two cores, are the last beside
 * it. No step installs packages: others use them.
 * @type {readonly Step[]}
 */
export const steps = [
  {
    name: 'build',
    refuses: 'broken links, anchors and images, in both languages',
    program: ['node', 'scripts/build/step.mjs'],
  },
  {
    name: 'content',
    refuses: 'mistakes in articles, posts and interface texts',
    // The syntax trees of all documents stay in memory: a larger young generation copies fewer of them.
    program: ['node', '--max-semi-space-size=64', '--import', 'tsx', 'checks/main.ts'],
    counts: 'checks',
  },
  {
    name: 'lint',
    refuses: 'type errors, and code against the rules of .oxlintrc.json',
    program: ['oxlint'],
  },
  {
    name: 'stylelint',
    refuses: 'styles against stylelint.config.mjs',
    program: ['stylelint', 'src/**/*.css', 'plugins/**/*.css'],
  },
  {
    name: 'format',
    refuses: 'files that Prettier would write otherwise',
    program: [
      ...['prettier', '--check', '.'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'],
    ],
  },
  {
    name: 'markdown',
    refuses: 'Markdown against .markdownlint-cli2.jsonc',
    program: ['markdownlint-cli2'],
  },
  {name: 'dead-code', refuses: 'unused files, exports and packages', program: ['knip']},
  {
    name: 'spelling',
    refuses: 'English words that cspell.json does not know',
    program: [
      ...['cspell', 'lint', '--no-progress', '--no-must-find-files'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/cspell'],
    ],
  },
  {
    name: 'unit',
    refuses: 'pure functions and components that break their promise',
    program: ['vitest', 'run', '--project=unit', '--project=dom', '--project=dom-shared'],
    counts: 'vitest',
  },
  {
    name: 'built',
    refuses: 'files of the built site that programs could not read',
    program: ['vitest', 'run', '--project', 'built'],
    counts: 'vitest',
    alone: true,
  },
  {
    name: 'e2e',
    refuses: 'what a reader would notice in the built site',
    program: ['playwright', 'test', '--project=daily'],
    counts: 'playwright',
    alone: true,
    browser: true,
  },
  {
    name: 'nightly-unit',
    refuses: 'sites and commands that no longer do as before, which takes minutes to see',
    program: ['vitest', 'run', '--project', 'nightly'],
    counts: 'vitest',
    alone: true,
    nightly: true,
  },
  {
    name: 'nightly-e2e',
    refuses: 'what readers notice in rare states of a page, of its connection and of the browser',
    program: ['playwright', 'test', '--project=nightly'],
    counts: 'playwright',
    alone: true,
    browser: true,
    nightly: true,
  },
  {
    name: 'by-product',
    refuses: 'products that cannot be built alone or joined, and broken links between them',
    program: ['node', 'scripts/build/step.mjs', '--by-product'],
    alone: true,
    nightly: true,
  },
  {
    name: 'grown',
    refuses: 'a site that breaks tests when it grows as CONTRIBUTING.md describes',
    program: ['tsx', 'tests/growth/main.ts'],
    counts: 'playwright',
    alone: true,
    nightly: true,
  },
  {
    name: 'planted',
    refuses: 'unit tests that do not notice a fault of tests/planted/faults.ts',
    program: ['tsx', 'tests/planted/main.ts'],
    alone: true,
    nightly: true,
  },
];
