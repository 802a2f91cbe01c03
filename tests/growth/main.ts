import {command} from '../../scripts/run/command.mjs';
import {grow} from './grow.ts';
import {proveGrowth, type Program} from './proveGrowth.ts';

/** Browser tests of all features that depend on the number of articles, posts and products. */
const browserTests = [
  'tests/e2e/update-log',
  'tests/e2e/home',
  'tests/e2e/article/questions.spec.ts',
  'tests/e2e/search/size.spec.ts',
  'tests/e2e/shell/dropdowns.spec.ts',
  'tests/e2e/shell/mobileSidebar.spec.ts',
  'tests/e2e/shell/navbar.spec.ts',
  'tests/e2e/shell/pageFrame.spec.ts',
  'tests/e2e/shell/product.spec.ts',
  'tests/e2e/site/languages.spec.ts',
  'tests/e2e/site/routes.spec.ts',
];

const programs: readonly Program[] = [
  [process.execPath, 'scripts/main.mjs', 'check', 'content', 'lint', 'unit', 'build', 'built'],
  ['node_modules/.bin/playwright', 'test', '--project=grown'],
  ['node_modules/.bin/playwright', 'test', ...browserTests],
];

void command(async () => {
  const {failed, copy} = await proveGrowth(process.cwd(), grow, programs);
  if (failed) {
    console.error(`The grown site fails: ${failed.join(' ')}\nIt is in ${copy}.`);
    process.exitCode = 1;
  }
})([]);
