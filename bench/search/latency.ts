import {brotliCompressSync} from 'node:zlib';
import {localeIds, type LocaleId} from '../../config/locales.ts';
import {searchAll, type SearchIndex} from '../../plugins/search/engine/index.ts';
import {command} from '../../scripts/run/command.mjs';
import {readArguments} from '../../scripts/run/readArguments.mjs';
import {percentile} from '../run/percentile.ts';
import {buildIndexFiles, loadIndexFiles, parseFiles} from './buildIndexFiles.ts';
import {depth} from './judge.ts';
import {readParts} from './readParts.ts';
import {readQueries} from './readQueries.ts';
import {keystrokes, longQuery, question} from './typing.ts';

const usage = 'npx tsx bench/search/latency.ts [--build DIR]';

const rounds = 5;

const millisecondsOf = (work: () => unknown) => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const timesOf = (indexes: readonly SearchIndex[], queries: readonly string[]) =>
  queries.map((query) => millisecondsOf(() => searchAll(indexes, query, depth)));

function report(name: string, times: readonly number[]): void {
  const at = (share: number) => (percentile(times, share) ?? 0).toFixed(2);
  const count = String(times.length).padStart(6);
  console.log(`${name.padEnd(32)} n ${count}  p50 ${at(0.5)}  p95 ${at(0.95)}  max ${at(1)} ms`);
}

async function measure(locale: LocaleId, build: string | undefined): Promise<void> {
  const files = buildIndexFiles(await readParts(locale, build));
  const sizes = [...files].map(([name, json]) => [name, brotliCompressSync(json).length] as const);
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  console.log(`\n${locale}: ${sizes.map((size) => size.join(' ')).join(', ')}`);
  console.log(`all indexes: ${sum} bytes (brotli)`);

  const parsed = parseFiles(files);
  const load = () => loadIndexFiles(parsed);
  report(
    'load all indexes',
    Array.from({length: rounds}, () => millisecondsOf(load)),
  );
  const indexes = load();
  const queries = (await readQueries(locale, 'open')).map(({query}) => query);
  const again = <Value>(value: Value) => Array.from({length: rounds}, () => value);
  const differentWords = Array.from({length: 1500}, (_, n) => `wor${n}d`).join(' ');
  report('first search', timesOf(indexes, ['a']));
  report('every key of the open queries', timesOf(indexes, queries.flatMap(keystrokes)));
  report('every key of a question', timesOf(indexes, again(keystrokes(question[locale])).flat()));
  report('10,000 characters', timesOf(indexes, again(longQuery(locale))));
  report('10,000 times one letter', timesOf(indexes, ['a'.repeat(10_000)]));
  report('10,000 different words', timesOf(indexes, [differentWords]));
}

void command(async (args) => {
  const {values} = readArguments(args, usage, {options: {build: {type: 'string'}}});
  for (const locale of localeIds) {
    await measure(locale, values.build);
  }
})(process.argv.slice(2));
