import {writeFile} from 'node:fs/promises';
import {oftenAsked} from '../config/oftenAsked.ts';
import {productIds} from '../config/products.ts';
import {readers} from '../config/readers.ts';
import {redirects} from '../config/redirects.ts';
import {articlesOf, sectionPagesOf} from '../config/sidebars/index.ts';
import {CliError} from '../scripts/run/CliError.mjs';
import {command} from '../scripts/run/command.mjs';
import {readArguments} from '../scripts/run/readArguments.mjs';
import {allChecks} from './allChecks.ts';
import {describeFinding} from './Check.ts';
import {isReadable, runChecks} from './runChecks.ts';
import {loadSite} from './site/loadSite.ts';
import type {Facts} from './site/Site.ts';

/** The facts of this project. */
const projectFacts: Facts = {
  products: productIds,
  articles: Object.fromEntries(productIds.map((id) => [id, articlesOf(id)])),
  sectionRoutes: productIds.flatMap((id) => sectionPagesOf(id).map((key) => `/docs/${id}/${key}`)),
  redirects,
  homeArticles: readers.flatMap(({tasks}) => tasks),
  oftenAsked,
};

/**
 * Runs all checks, or only those named.
 * @param maxBehind maximum number of sections that may be behind the other language; no limit if absent
 * @returns whether all have passed
 * @throws CliError for a wrong number or an unknown name
 */
async function main(names: readonly string[], maxBehind?: string): Promise<boolean> {
  if (maxBehind !== undefined && !/^\d+$/.test(maxBehind)) {
    throw new CliError(
      `“--max-behind ${maxBehind}” is not a number: write for example --max-behind 0.`,
    );
  }
  const unknown = names.filter((name) => !allChecks.some((check) => check.name === name));
  if (unknown.length > 0) {
    throw new CliError(
      `There is no check “${unknown.join('”, “')}”. Use one of ${allChecks.map(({name}) => name).join(', ')}.`,
    );
  }
  const checks = allChecks.filter(({name}) => names.length === 0 || names.includes(name));
  const site = await loadSite(process.cwd(), {
    ...projectFacts,
    ...(maxBehind !== undefined && {maxBehind: Number(maxBehind)}),
  });
  const results = await runChecks(checks, site);
  for (const {check, findings} of results) {
    console.log(`${findings.length === 0 ? '✓' : '✗'} ${check.name}`);
    findings.forEach((finding) => console.log(`  ${describeFinding(finding)}`));
    if (findings.length === 0) {
      check.notes?.(site).forEach((note) => console.log(`  note: ${note}`));
    }
  }
  if (!isReadable(site)) {
    console.log('The other checks run when every file can be read.');
  }
  const failed = results.filter(({findings}) => findings.length > 0).length;
  if (process.env.REPORT_FILE) {
    await writeFile(
      process.env.REPORT_FILE,
      JSON.stringify({passed: results.length - failed, failed}),
    );
  }
  return failed === 0;
}

void command(async (args) => {
  const usage = 'npm run check -- [NAME …] [--max-behind NUMBER]';
  const {values, positionals} = readArguments(args, usage, {
    options: {'max-behind': {type: 'string'}},
    allowPositionals: true,
  });
  process.exitCode = (await main(positionals, values['max-behind'])) ? 0 : 1;
})(process.argv.slice(2));
