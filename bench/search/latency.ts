import {brotliCompressSync} from 'node:zlib';
import type {LocaleId} from '../../config/locales.ts';
import {loadIndex, searchAll, type SearchIndex} from '../../plugins/search/engine/index.ts';
import {buildIndexes} from './indexes.ts';
import {readQueries} from './queries.ts';

const limit = 8;
const rounds = 5;

/** What stands in the field after each key of a query. */
const keystrokes = (query: string) =>
  Array.from(query, (_, end) => Array.from(query).slice(0, end + 1).join(''));

function timesOf(indexes: readonly SearchIndex[], queries: readonly string[]): number[] {
  return queries.map((query) => {
    const start = performance.now();
    searchAll(indexes, query, limit);
    return performance.now() - start;
  });
}

function report(name: string, times: readonly number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
  console.log(
    `${name.padEnd(44)} n ${String(times.length).padStart(6)}  p50 ${at(0.5)}  p95 ${at(0.95)}  max ${at(1)} ms`,
  );
}

const long = {
  zh: '句段确认之后为什么还是显示未确认，记忆库里也没有。',
  en: 'why is my segment still not confirmed after I pressed the key? ',
};
const question = {
  zh: '怎么把译文导出成双语文件发给客户看一下呢',
  en: 'how do I export the translation as a bilingual file',
};

async function measure(locale: LocaleId): Promise<void> {
  const {parts, files} = await buildIndexes(locale);
  const parsed = files.map((file): unknown => JSON.parse(file));
  const loads = Array.from({length: rounds}, () => {
    const start = performance.now();
    parsed.forEach((json) => loadIndex(json));
    return performance.now() - start;
  });
  const sizes = files.map((file) => brotliCompressSync(file).length);
  console.log(`\n${locale}: ${parts.map(({id}, part) => `${id} ${sizes[part]}`).join(', ')} bytes`);
  console.log(`all indexes: ${sizes.reduce((sum, size) => sum + size, 0)} bytes (brotli)`);
  report('load all indexes', loads);

  const indexes = parsed.map((json) => loadIndex(json));
  const queries = (await readQueries(locale, 'open')).map(({query}) => query);
  report('first search', timesOf(indexes, ['a']));
  report('every key of the open queries', timesOf(indexes, queries.flatMap(keystrokes)));
  const repeated = Array.from({length: rounds}, () => keystrokes(question[locale])).flat();
  report('every key of a question', timesOf(indexes, repeated));
  const text = long[locale].repeat(1000).slice(0, 10_000);
  report('10,000 characters', timesOf(indexes, Array.from({length: rounds}, () => text)));
  report('10,000 times one letter', timesOf(indexes, ['a'.repeat(10_000)]));
  report('10,000 different words', timesOf(indexes, [Array.from({length: 1500}, (_, n) => `wor${n}d`).join(' ')]));
}

async function main(): Promise<void> {
  await measure('zh');
  await measure('en');
}

void main();
