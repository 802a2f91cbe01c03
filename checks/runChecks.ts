import type {Check, PlacedFinding} from './Check.ts';
import type {Site} from './site/Site.ts';

export interface CheckResult {
  readonly check: Check;
  readonly findings: readonly PlacedFinding[];
}

const byPlace = (a: PlacedFinding, b: PlacedFinding) =>
  a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;

/** Runs checks on a site, one after another. */
export async function runChecks(checks: readonly Check[], site: Site): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    results.push({check, findings: [...(await check.find(site))].sort(byPlace)});
  }
  return results;
}
