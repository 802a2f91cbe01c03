import {localeIds, type LocaleId} from '../../../config/locales.ts';
import {kilobytes} from '../../run/kilobytes.ts';
import {percentile} from '../../run/percentile.ts';
import {table} from '../../run/table.ts';
import {allEngines} from '../engines/allEngines.ts';
import {summarize} from '../judge.ts';
import {keyLimit, type Measurement, type Timing} from './measureEngine.ts';

/** The data of one run. */
export interface Run {
  readonly set: string;
  readonly date: string;
  readonly machine: string;
  /** Name and version of each package. */
  readonly versions: readonly string[];
  /** The origin of the sections, in words. */
  readonly source: string;
  /** Name of the product whose first answer is measured alone. */
  readonly product: string;
  readonly measurements: Readonly<Record<LocaleId, readonly Measurement[]>>;
}

const languages: Readonly<Record<LocaleId, string>> = {zh: 'Chinese', en: 'English'};

const share = (value: number) => value.toFixed(3);

/** Formats milliseconds with one decimal digit, from 100 on without. */
function milliseconds(timing: Timing | undefined): string {
  if (timing === undefined) {
    return '–';
  }
  if (timing === 'too slow') {
    return `> ${keyLimit}`;
  }
  return timing === 'failed' ? 'error' : timing.toFixed(timing < 100 ? 1 : 0);
}

/** A percentile in which missing answers count as the slowest ones. */
function timingAt(timings: readonly Timing[], wanted: number): Timing | undefined {
  const lost = timings.find((timing) => typeof timing === 'string');
  const value = percentile(
    timings.map((timing) => (typeof timing === 'string' ? Infinity : timing)),
    wanted,
  );
  return value === Infinity ? lost : value;
}

const nameOf = ({engine}: Measurement) => allEngines[engine].name;

function overview(measurements: readonly Measurement[]): string {
  const head = [
    'Engine',
    'MRR@8',
    'S@1',
    'S@8',
    'empty',
    'keys',
    'key p50',
    'p95',
    'max',
    'question p95',
    'max',
    '10,000 characters',
    'script',
    'product',
    'language',
    'load',
    'build',
  ];
  const rows = measurements.map((measurement) => {
    const {costs, judgements, keys, question, long} = measurement;
    const {mrr, successAt1, successAtDepth, empty} = summarize(judgements);
    return [
      nameOf(measurement),
      ...[mrr, successAt1, successAtDepth, empty].map(share),
      String(keys.length),
      ...[0.5, 0.95, 1].map((at) => milliseconds(timingAt(keys, at))),
      ...[0.95, 1].map((at) => milliseconds(timingAt(question, at))),
      milliseconds(long),
      ...[costs.scriptBytes, costs.productBytes, costs.languageBytes].map(kilobytes),
      milliseconds(costs.loadTime),
      milliseconds(costs.buildTime),
    ];
  });
  return table(head, rows);
}

function byKind(measurements: readonly Measurement[]): string {
  const judgements = measurements.flatMap((measurement) => measurement.judgements);
  const kinds = [...new Set(judgements.map(({kind}) => kind))].sort();
  const rows = kinds.map((kind) => {
    const groups = measurements.map((measurement) =>
      measurement.judgements.filter((judgement) => judgement.kind === kind),
    );
    const cells = groups.map((group) => share(summarize(group).mrr));
    return [`${kind} (${groups[0]?.length ?? 0})`, ...cells];
  });
  return table(['MRR@8 by kind', ...measurements.map(nameOf)], rows);
}

/** Formats a run as Markdown: the conditions, then two tables for each language. */
export function report(run: Run): string {
  const {set, date, machine, versions, source, product, measurements} = run;
  const blocks = localeIds.flatMap((locale) => {
    const list = measurements[locale];
    const [first] = list;
    if (!first) {
      return [];
    }
    const {pages, sections} = first.costs;
    const count = first.judgements.length;
    return [
      `#### ${languages[locale]}, ${set} set`,
      `${count} queries, ${pages} pages in ${sections} sections.`,
      overview(list),
      byKind(list),
    ];
  });
  return [
    `${date}, ${machine}. ${versions.join(', ')}. Sections from ${source}; “product” is ${product}. Times in ms, sizes in KB of 1,000 bytes.`,
    ...blocks,
  ].join('\n\n');
}
