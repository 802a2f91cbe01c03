/**
 * @typedef {object} Step
 * @property {string} name The argument of `npm run check -- <name>`.
 * @property {string} checks What the step checks; printed when it fails.
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
    checks: 'links, anchors and images, in both languages',
    program: ['node', 'scripts/build/step.mjs'],
  },
  {
    name: 'content',
    checks: 'articles, posts and interface texts',
    // The syntax trees of all documents stay in memory: a larger young generation copies fewer of them.
    program: ['node', '--max-semi-space-size=64', '--import', 'tsx', 'checks/main.ts'],
    counts: 'checks',
  },
  {
    name: 'lint',
    checks: 'types, and the rules of .oxlintrc.json',
    program: ['oxlint'],
  },
  {
    name: 'stylelint',
    checks: 'styles, by the rules of stylelint.config.mjs',
    program: ['stylelint', 'src/**/*.css', 'plugins/**/*.css'],
  },
  {
    name: 'format',
    checks: 'the format of all files, by Prettier',
    program: [
      ...['prettier', '--check', '.'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'],
    ],
  },
  {
    name: 'markdown',
    checks: 'Markdown, by the rules of .markdownlint-cli2.jsonc',
    program: ['markdownlint-cli2'],
  },
  {name: 'dead-code', checks: 'the use of all files, exports and packages', program: ['knip']},
  {
    name: 'spelling',
    checks: 'the spelling of English words, by cspell.json',
    program: [
      ...['cspell', 'lint', '--no-progress', '--no-must-find-files'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/cspell'],
    ],
  },
  {
    name: 'unit',
    checks: 'functions and components',
    program: ['vitest', 'run', '--project=unit', '--project=dom', '--project=dom-shared'],
    counts: 'vitest',
  },
  {
    name: 'built',
    checks: 'files of the built site that programs read',
    program: ['vitest', 'run', '--project', 'built'],
    counts: 'vitest',
    alone: true,
  },
  {
    name: 'e2e',
    checks: 'the built site in a browser',
    program: ['playwright', 'test', '--project=daily'],
    counts: 'playwright',
    alone: true,
    browser: true,
  },
  {
    name: 'nightly-unit',
    checks: 'builds of small sites, and commands that take minutes',
    program: ['vitest', 'run', '--project', 'nightly'],
    counts: 'vitest',
    alone: true,
    nightly: true,
  },
  {
    name: 'nightly-e2e',
    checks: 'rare states of a page, of its connection and of the browser',
    program: ['playwright', 'test', '--project=nightly'],
    counts: 'playwright',
    alone: true,
    browser: true,
    nightly: true,
  },
  {
    name: 'by-product',
    checks: 'builds of single products, their joining, and the links between them',
    program: ['node', 'scripts/build/step.mjs', '--by-product'],
    alone: true,
    nightly: true,
  },
  {
    name: 'grown',
    checks: 'the tests of a site that has grown as CONTRIBUTING.md describes',
    program: ['tsx', 'tests/growth/main.ts'],
    counts: 'playwright',
    alone: true,
    nightly: true,
  },
  {
    name: 'planted',
    checks: 'whether unit tests notice the faults of tests/planted/faults/',
    program: ['tsx', 'tests/planted/main.ts'],
    alone: true,
    nightly: true,
  },
];
