import {localeIds, type LocaleId} from '../../config/locales.ts';
import {command} from '../../scripts/run/command.mjs';
import {readArguments} from '../../scripts/run/readArguments.mjs';
import {table} from '../run/table.ts';
import {depth} from './judge.ts';
import {readQueries, type SetName} from './readQueries.ts';
import {searchBuild} from './searchBuild.ts';

const usage = 'npx tsx bench/search/answers.ts [--build DIR] [--wrong]';

const sets: readonly SetName[] = ['open', 'held', 'questions', 'readers'];

/**
 * Counts for each judged set the queries with a shown answer, how many of these answers are right
 * pages, and how many are definitions.
 * @param wrong whether it prints the queries with a wrong answer
 */
async function measure(locale: LocaleId, build: string, wrong: boolean): Promise<string[][]> {
  const search = searchBuild(build, locale);
  const rows: string[][] = [];
  for (const set of sets) {
    const queries = await readQueries(locale, set);
    let definitions = 0;
    let right = 0;
    let shown = 0;
    for (const {query, pages} of queries) {
      const {best, hits} = await search(query, depth);
      const {url = '', hash = ''} = hits[0] ?? {};
      const page = locale === 'zh' ? url : url.slice(`/${locale}`.length);
      const isDefinition = best[0]?.kind === 'equivalent';
      const isRight = pages.includes(page);
      shown += best.length > 0 ? 1 : 0;
      definitions += isDefinition ? 1 : 0;
      right += best.length > 0 && !isDefinition && isRight ? 1 : 0;
      if (wrong && best.length > 0 && !isDefinition && !isRight) {
        console.log(`${locale} ${set}: ${query} → ${page}${hash}`);
      }
    }
    rows.push([
      locale,
      set,
      String(queries.length),
      (shown / queries.length).toFixed(3),
      (right / (shown - definitions)).toFixed(3),
      String(definitions),
    ]);
  }
  return rows;
}

void command(async (args) => {
  const {values} = readArguments(args, usage, {
    options: {
      build: {type: 'string', default: 'build'},
      wrong: {type: 'boolean', default: false},
    },
  });
  const rows: string[][] = [];
  for (const locale of localeIds) {
    rows.push(...(await measure(locale, values.build, values.wrong)));
  }
  console.log(table(['language', 'set', 'n', 'shown', 'pages right', 'definitions'], rows));
})(process.argv.slice(2));
