import {median} from '../../run/median.ts';
import {controlNames} from '../measure/MeasuredSite.ts';
import {pageNames, type AllBuildCosts, type SiteResults} from '../measure/Results.ts';
import type {LoadFigures} from '../measure/loadPage.ts';
import type {Moment} from '../measure/firstClick.ts';

/** One row of the table. */
export interface Row {
  readonly label: string;
  /** Figures by site, in the order of the columns; `undefined` if there is no figure. */
  readonly values: readonly (number | undefined)[];
  readonly digits: number;
  /** Whether a ratio to the best peer is meaningful. */
  readonly ratio: boolean;
}

const kilobytes = (bytes: number | undefined) => (bytes === undefined ? undefined : bytes / 1000);

const inPage: readonly [label: string, pick: (figures: LoadFigures) => number, digits: number][] = [
  ['FCP, ms', ({firstPaint}) => firstPaint, 0],
  ['LCP, ms', ({largestPaint}) => largestPaint, 0],
  ['CLS until 3 s after load', ({shift}) => shift, 3],
  ['CLS after intent too', ({shiftInAll}) => shiftInAll, 3],
  ['total blocking time, ms', ({blocking}) => blocking, 0],
  ['longest task, ms', ({longestTask}) => longestTask, 0],
  ['blocking time after intent, ms', ({intentBlocking}) => intentBlocking, 0],
  ['longest task after intent, ms', ({intentLongestTask}) => intentLongestTask, 0],
];

const inBytes: readonly [label: string, pick: (figures: LoadFigures) => number][] = [
  ['KB until load', ({untilLoad}) => untilLoad],
  ['of these page', ({pageUntilLoad}) => pageUntilLoad],
  ['of these style', ({styleUntilLoad}) => styleUntilLoad],
  ['of these script', ({scriptUntilLoad}) => scriptUntilLoad],
  ['KB 3 s after load', ({afterThreeSeconds}) => afterThreeSeconds],
];

function loadRows(sites: readonly SiteResults[]): Row[] {
  return pageNames.flatMap((page) => {
    const values = (pick: (figures: LoadFigures) => number) =>
      sites.map(({loads}) => median(loads[page].map(pick)));
    return [
      ...inBytes.map(([label, pick]) => ({
        label: `${page}: ${label}`,
        values: values(pick).map(kilobytes),
        digits: 1,
        ratio: true,
      })),
      ...inPage.map(([label, pick, digits]) => ({
        label: `${page}: ${label}`,
        values: values(pick),
        digits,
        ratio: digits === 0,
      })),
    ];
  });
}

const momentWords: Readonly<Record<Moment, string>> = {
  painted: '50 ms after first paint',
  loaded: '1 s after load',
};

/** One lost press or search makes the figure lost, because a median would hide it. */
function medianUnlessLost(times: readonly (number | undefined)[]): number | undefined {
  const known = times.flatMap((time) => time ?? []);
  return known.length === times.length ? median(known) : undefined;
}

function clickRows(sites: readonly SiteResults[]): Row[] {
  return (['painted', 'loaded'] as const).flatMap((moment) =>
    controlNames.flatMap((name) => {
      const runs = sites.map(({clicks}) => clicks[moment][name]);
      const label = `first press ${momentWords[moment]}: ${name}`;
      return [
        {
          label: `${label}, answered after ms`,
          values: runs.map((figures) => medianUnlessLost(figures.map(({answered}) => answered))),
          digits: 0,
          ratio: true,
        },
        {
          label: `${label}, with its scripts there, ms`,
          values: runs.map((figures) =>
            medianUnlessLost(figures.map(({answeredWithScripts}) => answeredWithScripts)),
          ),
          digits: 0,
          ratio: false,
        },
        {
          label: `${label}, INP ms`,
          values: runs.map((figures) => median(figures.map(({interaction}) => interaction))),
          digits: 0,
          ratio: false,
        },
      ];
    }),
  );
}

function visitRows(sites: readonly SiteResults[]): Row[] {
  const searches = sites.map(({searches: runs}) => runs);
  return [
    {
      label: 'click to next heading, fast, ms',
      values: sites.map(({navigation}) => median(navigation.fast)),
      digits: 0,
      ratio: true,
    },
    {
      label: 'click to next heading, slow, ms',
      values: sites.map(({navigation}) => median(navigation.slow)),
      digits: 0,
      ratio: true,
    },
    {
      label: 'first search, KB',
      values: searches.map((runs) => kilobytes(median(runs.map(({bytes}) => bytes)))),
      digits: 0,
      ratio: true,
    },
    {
      label: 'first search, click to first hit, slow, ms',
      values: searches.map((runs) => medianUnlessLost(runs.map(({milliseconds}) => milliseconds))),
      digits: 0,
      ratio: true,
    },
  ];
}

function lighthouseRows(sites: readonly SiteResults[]): Row[] {
  const seen = new Set(
    sites.flatMap(({lighthouse}) =>
      Object.entries(lighthouse).flatMap(([page, scores]) =>
        Object.keys(scores).map((category) => `${page}\n${category}`),
      ),
    ),
  );
  return [...seen].map((key) => {
    const [page = '', category = ''] = key.split('\n');
    return {
      label: `Lighthouse mobile, ${page}: ${category}`,
      values: sites.map(({lighthouse}) => lighthouse[page]?.[category]),
      digits: 0,
      ratio: false,
    };
  });
}

function buildRows(sites: readonly SiteResults[], builds: AllBuildCosts): Row[] {
  const row = (label: string, pick: (id: string) => number | undefined, digits: number): Row => ({
    label,
    values: sites.map(({id}) => pick(id)),
    digits,
    ratio: true,
  });
  return [
    row('build cold, s', (id) => builds[id]?.cold.seconds, 1),
    row('build warm, s', (id) => builds[id]?.warm?.seconds, 1),
    row('build cold, peak memory, MB', (id) => builds[id]?.cold.megabytes, 0),
  ];
}

/** Returns all rows of the table, calculated from all runs. */
export function rowsOf(sites: readonly SiteResults[], builds: AllBuildCosts): Row[] {
  return [
    ...loadRows(sites),
    ...visitRows(sites),
    ...clickRows(sites),
    ...lighthouseRows(sites),
    ...buildRows(sites, builds),
  ];
}
