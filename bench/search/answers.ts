import {parseArgs} from 'node:util';
import {localeIds, type LocaleId} from '../../config/locales.ts';
import {isClear, loadIndex, searchAll} from '../../plugins/search/engine/index.ts';
import {table} from '../run/table.ts';
import {buildIndexFiles} from './buildIndexFiles.ts';
import {depth} from './judge.ts';
import {readParts} from './readParts.ts';
import {readQueries, type SetName} from './readQueries.ts';

const {values} = parseArgs({
  options: {build: {type: 'string'}, wrong: {type: 'boolean', default: false}},
});

const sets: readonly SetName[] = ['open', 'held', 'questions'];

/** For how many queries of each judged set an answer is shown, and how many of these are right. */
async function measure(locale: LocaleId): Promise<string[][]> {
  const files = buildIndexFiles(await readParts(locale, values.build), locale);
  const indexes = [...files.values()].map((file) => loadIndex(JSON.parse(file)));
  const rows: string[][] = [];
  for (const set of sets) {
    const queries = await readQueries(locale, set);
    const answers = queries.flatMap(({query, pages}) => {
      const hits = searchAll(indexes, query, depth);
      const [first] = hits;
      return first && indexes[first.index]?.importance === 1 && isClear(hits)
        ? [{query, place: first.u + first.h, isRight: pages.includes(first.u)}]
        : [];
    });
    const right = answers.filter(({isRight}) => isRight);
    for (const {query, place} of answers.filter(({isRight}) => !isRight)) {
      if (values.wrong) {
        console.log(`${locale} ${set}: ${query} → ${place}`);
      }
    }
    rows.push([
      locale,
      set,
      String(queries.length),
      (answers.length / queries.length).toFixed(3),
      (right.length / answers.length).toFixed(3),
    ]);
  }
  return rows;
}

async function main(): Promise<void> {
  const rows: string[][] = [];
  for (const locale of localeIds) {
    rows.push(...(await measure(locale)));
  }
  console.log(table(['language', 'set', 'n', 'shown', 'right'], rows));
}

void main();
