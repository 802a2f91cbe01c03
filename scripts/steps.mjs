/**
 * @typedef {object} Step
 * @property {string} name What `npm run check -- <name>` calls it.
 * @property {string} refuses What makes it fail, for the reader of the list.
 * @property {readonly string[]} program
 * @property {'vitest' | 'playwright' | 'checks'} [counts] Which kind of report it writes to the file
 *   named by the environment variable `REPORT_FILE`; its tests go into the last line.
 * @property {boolean} [browser] Needs Chromium: part of `npm test` only.
 */

/**
 * Everything that `npm test` proves, cheapest first.
 * @type {readonly Step[]}
 */
export const steps = [
  {name: 'types', refuses: 'type errors', program: ['tsc', '--noEmit', '-p', '.']},
  {
    name: 'eslint',
    refuses: 'code against the rules of eslint.config.mjs',
    program: ['eslint', '.', '--max-warnings=0'],
  },
  {
    name: 'stylelint',
    refuses: 'styles against stylelint.config.mjs',
    program: ['stylelint', 'src/**/*.css', 'plugins/**/*.css'],
  },
  {
    name: 'format',
    refuses: 'files that Prettier would write otherwise',
    program: ['prettier', '--check', '.'],
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
    program: ['cspell', 'lint', '--no-progress', '--no-must-find-files'],
  },
  {
    name: 'unit',
    refuses: 'pure functions and components that break their promise',
    program: ['vitest', 'run', '--project', 'unit'],
    counts: 'vitest',
  },
  {
    name: 'content',
    refuses: 'articles, posts and interface texts against the checks of checks/',
    program: ['tsx', 'checks/main.ts'],
    counts: 'checks',
  },
  {
    name: 'build',
    refuses: 'broken links, anchors and images, in both languages',
    program: ['node', 'scripts/build.mjs'],
  },
  {
    name: 'fixtures',
    refuses: 'wrong configuration that the build lets pass',
    program: ['vitest', 'run', '--project', 'fixtures'],
    counts: 'vitest',
  },
  {
    name: 'e2e',
    refuses: 'what a reader would notice in the built site',
    program: ['playwright', 'test'],
    counts: 'playwright',
    browser: true,
  },
];
