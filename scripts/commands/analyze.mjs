import path from 'node:path';
import {root} from '../root.mjs';
import {command} from '../run/command.mjs';
import {readArguments} from '../run/readArguments.mjs';
import {runProgram} from '../run/runProgram.mjs';
import {say} from '../run/say.mjs';
import {CliError} from '../run/CliError.mjs';
import {ensurePackages} from '../setup/ensurePackages.mjs';

/**
 * Lists the contents of the application's bundles in one language: `npm run analyze`,
 * `npm run analyze -- en`. The site that it builds for this is not meant to be served.
 */
export const analyze = command(async ([locale = 'zh', ...more]) => {
  if (locale !== 'zh' && locale !== 'en') {
    throw new CliError(
      `There is no language "${locale}": use "npm run analyze" or "npm run analyze -- en".`,
    );
  }
  readArguments(more, 'npm run analyze, or npm run analyze -- en', {});
  await ensurePackages();
  const folder = 'build-analysis';
  const report = path.join(folder, `${locale}.md`);
  say('Building one language, module by module …');
  const build = await runProgram(
    'build',
    ['docusaurus', 'build', '--locale', locale, '--out-dir', path.join(folder, 'site')],
    {
      env: {
        BUNDLE_REPORT: path.join(root, report),
        // `plugins/bundle/bundleReport.ts` recognizes generated files by `.docusaurus`.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(folder, '.docusaurus'),
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        NODE_ENV: 'production',
      },
    },
  );
  if (!build.ok) {
    throw new CliError(`${build.output}\nThe build failed; the reason is above.`);
  }
  say(`The report is ${report}`);
});
