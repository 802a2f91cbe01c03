import {table} from '../../run/table.ts';
import type {AllBuildCosts, Results} from '../measure/Results.ts';
import {rowsOf, type Row} from './rows.ts';

const written = (value: number | undefined, digits: number) =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);

/** Returns our figure divided by the best peer's; two zeros are equal. */
export function ratioToBest([ours, ...peers]: Row['values']): number | undefined {
  const known = peers.filter((value) => value !== undefined && !Number.isNaN(value));
  const best = Math.min(...(known as number[]));
  if (ours === undefined || known.length === 0) {
    return undefined;
  }
  return ours === best ? 1 : ours / best;
}

function line(row: Row): string[] {
  const ratio = row.ratio ? ratioToBest(row.values) : undefined;
  const against = ratio === undefined || !Number.isFinite(ratio) ? '' : ratio.toFixed(2);
  return [row.label, ...row.values.map((value) => written(value, row.digits)), against];
}

/**
 * Formats a row for each figure and a column for each site; the last column compares the first site
 * with the best of the others.
 */
export const describeSites = (sites: Results['sites'], builds: AllBuildCosts): string =>
  table(
    ['', ...sites.map(({name}) => name), 'ratio to best peer'],
    rowsOf(sites, builds).map(line),
  );

/** Returns the whole text of `RESULTS.md`. */
export function report(results: Results, builds: AllBuildCosts): string {
  const {sites, pages, runs, navigations, clickRuns, date, machine} = results;
  return `# Side by side with other frameworks

${date}. ${machine}. Medians, the sites in turn: loads and searches of ${runs}, links of ${navigations}, first presses of ${clickRuns}. Made by \`npm run bench -- peers\`; [README.md](../README.md) says how.

Article: \`${pages.article}\`; long: \`${pages.long}\`; home: the Chinese home page. KB are 1,000 bytes on the wire. “–”: lost, or not measured.

${describeSites(sites, builds)}
`;
}
