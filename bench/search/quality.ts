import {isLocaleId, type LocaleId} from '../../config/locales.ts';
import {searchAll, type Hit} from '../../plugins/search/engine/index.ts';
import {CliError} from '../../scripts/run/CliError.mjs';
import {command} from '../../scripts/run/command.mjs';
import {readArguments} from '../../scripts/run/readArguments.mjs';
import {table} from '../run/table.ts';
import {buildIndexFiles, loadIndexFiles, parseFiles} from './buildIndexFiles.ts';
import {depth, rankOf, summarize, type Judgement} from './judge.ts';
import {readParts} from './readParts.ts';
import {isSetName, readQueries, type JudgedQuery, type SetName} from './readQueries.ts';

const usage = `npx tsx bench/search/quality.ts [--set open|held|asked|questions|readers]
         [--locale zh|en]… [--build DIR] [--misses]`;

interface Options {
  readonly set: SetName;
  /** Folder of the built site; without it, the articles as they are written. */
  readonly build: string | undefined;
  /** Whether it prints the queries without a right page at rank 1. */
  readonly misses: boolean;
}

/** Number of wrong pages to show for an answer without a right one. */
const shownInstead = 4;

function showMiss({kind, query, pages}: JudgedQuery, rank: number, hits: readonly Hit[]): void {
  console.log(`${kind} #${rank} ${query}  → ${pages.join(' ')}`);
  for (const {score, u, h, s} of hits.slice(0, rank === 0 ? shownInstead : rank)) {
    console.log(`     ${score.toFixed(3)} ${u}${h} ${s}`);
  }
}

async function measure(locale: LocaleId, {set, build, misses}: Options): Promise<void> {
  const files = buildIndexFiles(await readParts(locale, build));
  const indexes = loadIndexFiles(parseFiles(files));
  const judgements: Judgement[] = [];
  for (const judged of await readQueries(locale, set)) {
    const hits = searchAll(indexes, judged.query, depth);
    const addresses = hits.map(({u}) => u);
    const rank = rankOf(judged.pages, addresses);
    judgements.push({kind: judged.kind, rank, isEmpty: hits.length === 0});
    if (misses && rank !== 1) {
      showMiss(judged, rank, hits);
    }
  }
  const kinds = [...new Set(judgements.map(({kind}) => kind))].sort();
  const groups = [
    ['all', judgements] as const,
    ...kinds.map((kind) => [kind, judgements.filter((one) => one.kind === kind)] as const),
  ];
  const rows = groups.map(([name, group]) => {
    const {mrr, successAt1, successAtDepth, empty} = summarize(group);
    const shares = [mrr, successAt1, successAtDepth, empty].map((share) => share.toFixed(3));
    return [name, String(group.length), ...shares];
  });
  console.log(`${table([locale, 'n', 'MRR@8', 'S@1', 'S@8', 'empty'], rows)}\n`);
}

void command(async (args) => {
  const {values} = readArguments(args, usage, {
    options: {
      set: {type: 'string', default: 'open'},
      locale: {type: 'string', multiple: true, default: ['zh', 'en']},
      build: {type: 'string'},
      misses: {type: 'boolean', default: false},
    },
  });
  const {set, locale, build, misses} = values;
  const locales = locale.filter(isLocaleId);
  if (!isSetName(set) || locales.length < locale.length) {
    throw new CliError(usage);
  }
  for (const id of locales) {
    await measure(id, {set, build, misses});
  }
})(process.argv.slice(2));
