import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {searchAll} from '../../plugins/search/engine/index.ts';
import type {LocaleId} from '../../config/locales.ts';
import {buildIndexes} from './indexes.ts';

interface Judged {
  readonly query: string;
  readonly kind: string;
  readonly pages: readonly string[];
}

const depth = 8;
const {values} = parseArgs({
  options: {
    set: {type: 'string', default: 'open'},
    locale: {type: 'string', multiple: true, default: ['zh', 'en']},
    misses: {type: 'boolean', default: false},
  },
});

const row = (cells: readonly (string | number)[]) =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(10) : String(cell).padStart(7))).join('');

async function measure(locale: LocaleId, set: string): Promise<void> {
  const file = path.join(import.meta.dirname, 'queries', `${locale}.${set}.json`);
  const queries = JSON.parse(await readFile(file, 'utf8')) as Judged[];
  const {indexes} = await buildIndexes(locale);
  const kinds = new Map<string, number[]>();
  let zero = 0;
  for (const {query, kind, pages} of queries) {
    const hits = searchAll(indexes, query, depth);
    zero += hits.length === 0 ? 1 : 0;
    const rank = hits.findIndex(({u}) => pages.includes(u)) + 1;
    for (const group of [kind, 'all']) {
      kinds.set(group, [...(kinds.get(group) ?? []), rank]);
    }
    if (values.misses && rank !== 1) {
      console.log(`${kind} #${rank} ${query}  → ${pages.join(' ')}`);
      hits.slice(0, rank === 0 ? 4 : rank).forEach(({u, h, s, score}) => console.log(`     ${score.toFixed(3)} ${u}${h} ${s}`));
    }
  }
  console.log(row([locale, 'n', 'MRR@8', 'S@1', 'S@8']));
  for (const [kind, ranks] of kinds) {
    const mean = (worth: (rank: number) => number) =>
      (ranks.reduce((sum, rank) => sum + worth(rank), 0) / ranks.length).toFixed(3);
    console.log(row([kind, ranks.length, mean((rank) => (rank ? 1 / rank : 0)), mean((rank) => (rank === 1 ? 1 : 0)), mean((rank) => (rank ? 1 : 0))]));
  }
  console.log(`zero results: ${zero} of ${queries.length}\n`);
}

async function main(): Promise<void> {
  for (const locale of values.locale as LocaleId[]) {
    await measure(locale, values.set);
  }
}

void main();
