import {parseArgs} from 'node:util';
import {localeIds, type LocaleId} from '../../config/locales.ts';
import {
  beatsDefinition,
  isClear,
  loadIndex,
  searchAll,
  termsAsked,
  type Hit,
  type SearchIndex,
} from '../../plugins/search/engine/index.ts';
import {fold} from '../../plugins/search/engine/text/fold.ts';
import {validateOptions} from '../../plugins/search/options.ts';
import {search as settings} from '../../config/search.ts';
import {table} from '../run/table.ts';
import {buildIndexFiles} from './buildIndexFiles.ts';
import {depth} from './judge.ts';
import {readParts} from './readParts.ts';
import {readQueries, type SetName} from './readQueries.ts';

const {values} = parseArgs({
  options: {build: {type: 'string'}, wrong: {type: 'boolean', default: false}},
});

const sets: readonly SetName[] = ['open', 'held', 'questions'];

const concepts = new Set(
  validateOptions({options: settings}).glossary.terms.map(({concept}) => fold(concept)),
);

/** What the worker shows above the rows: the first hit's text, or the definition of a term. */
function answerKind(
  indexes: readonly SearchIndex[],
  query: string,
  hits: readonly Hit[],
): 'page' | 'definition' | undefined {
  const [first] = hits;
  const isPage = first && indexes[first.index]?.importance === 1 && isClear(hits);
  const terms = termsAsked(indexes, query).filter((concept) => concepts.has(concept));
  if (terms.length === 1 && !(isPage && beatsDefinition(hits))) {
    return 'definition';
  }
  return isPage ? 'page' : undefined;
}

/**
 * For how many queries of each judged set an answer is shown, how many of the pages among these are
 * right, and how many are definitions.
 */
async function measure(locale: LocaleId): Promise<string[][]> {
  const files = buildIndexFiles(await readParts(locale, values.build), locale);
  const indexes = [...files.values()].map((file) => loadIndex(JSON.parse(file)));
  const rows: string[][] = [];
  for (const set of sets) {
    const queries = await readQueries(locale, set);
    const answers = queries.flatMap(({query, pages}) => {
      const hits = searchAll(indexes, query, depth);
      const kind = answerKind(indexes, query, hits);
      const {u = '', h = ''} = hits[0] ?? {};
      return kind ? [{query, kind, place: u + h, isRight: pages.includes(u)}] : [];
    });
    const ofPages = answers.filter(({kind}) => kind === 'page');
    const right = ofPages.filter(({isRight}) => isRight);
    for (const {query, place} of ofPages.filter(({isRight}) => !isRight)) {
      if (values.wrong) {
        console.log(`${locale} ${set}: ${query} → ${place}`);
      }
    }
    rows.push([
      locale,
      set,
      String(queries.length),
      (answers.length / queries.length).toFixed(3),
      (right.length / ofPages.length).toFixed(3),
      String(answers.length - ofPages.length),
    ]);
  }
  return rows;
}

async function main(): Promise<void> {
  const rows: string[][] = [];
  for (const locale of localeIds) {
    rows.push(...(await measure(locale)));
  }
  console.log(table(['language', 'set', 'n', 'shown', 'pages right', 'definitions'], rows));
}

void main();
