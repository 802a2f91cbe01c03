import {writeFile} from 'node:fs/promises';
import {allChecks} from './allChecks.ts';
import {describeFinding} from './describeFinding.ts';
import {runChecks} from './runChecks.ts';
import {loadSite} from './site/loadSite.ts';
import {siteFacts} from './site/siteFacts.ts';

/** Warnings shown of one check; the rest is a number. */
const shownWarnings = 3;

/** Runs all checks, or those named. `--complete` refuses articles that nobody has written. */
async function main(args: readonly string[]): Promise<boolean> {
  const names = args.filter((argument) => !argument.startsWith('--'));
  const unknown = names.filter((name) => !allChecks.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no check “${unknown.join('”, “')}”. Use one of ${allChecks.map(({name}) => name).join(', ')}.`,
    );
    return false;
  }
  const checks = allChecks.filter(({name}) => names.length === 0 || names.includes(name));
  const site = await loadSite(process.cwd(), siteFacts(args.includes('--complete')));
  const results = await runChecks(checks, site);
  for (const {check, errors, warnings} of results) {
    console.log(`${errors.length === 0 ? '✓' : '✗'} ${check.name}`);
    errors.forEach((finding) => console.log(`  ${describeFinding(finding)}`));
    warnings
      .slice(0, shownWarnings)
      .forEach((finding) => console.log(`  warning: ${describeFinding(finding)}`));
    if (warnings.length > shownWarnings) {
      console.log(`  and ${warnings.length - shownWarnings} warnings more`);
    }
  }
  const failed = results.filter(({errors}) => errors.length > 0).length;
  if (process.env.REPORT_FILE) {
    await writeFile(
      process.env.REPORT_FILE,
      JSON.stringify({passed: results.length - failed, failed}),
    );
  }
  return failed === 0;
}

main(process.argv.slice(2))
  .then((passed) => {
    process.exitCode = passed ? 0 : 1;
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
