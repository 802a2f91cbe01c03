import type {Check, PlacedFinding} from './Check.ts';
import type {Site} from './site/Site.ts';
import {syntax} from './syntax.ts';

export interface CheckResult {
  readonly check: Check;
  readonly findings: readonly PlacedFinding[];
}

const byPlace = (a: PlacedFinding, b: PlacedFinding) =>
  a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;

/** Whether each file of the site could be parsed. */
export const isReadable = ({documents}: Site): boolean =>
  documents.every(({syntaxError}) => syntaxError === undefined);

/**
 * Runs checks on a site, one after another. If a file cannot be read, only `syntax` runs: the others
 * would report every link to its headings, and all that its text would satisfy.
 */
export async function runChecks(checks: readonly Check[], site: Site): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of isReadable(site) ? checks : [syntax]) {
    results.push({check, findings: [...(await check.find(site))].sort(byPlace)});
  }
  return results;
}
