import {parseArgs} from 'node:util';
import {isLocaleId} from '../../config/locales.ts';
import type {Answer, AnswerHit} from '../../plugins/search/client/protocol.ts';
import {searchBuild} from '../search/searchBuild.ts';

const usage = `Prints what the search box shows for the questions of a readers' test.

  npx tsx bench/readers/ask.ts [--locale zh|en] [--build DIR] "question" …`;

/** Number of rows in the search box. */
const rows = 8;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    locale: {type: 'string', default: 'zh'},
    build: {type: 'string', default: 'build'},
  },
});

function rowOf({url, hash, breadcrumbs, title, section, passage}: AnswerHit, index: number) {
  const names = [...breadcrumbs, title.text, ...(section ? [section.text] : [])];
  return `${index + 1}. ${names.join(' › ')}\n   ${url}${hash}\n   ${passage?.text ?? ''}`;
}

function describe({best, hits}: Answer): string {
  const answer = best.map(({head, parts}) =>
    [head, parts.map(({text}) => text).join('')].filter(Boolean).join(': '),
  );
  return [
    ...(answer.length > 0 ? ['ANSWER ROW (of the first hit):', ...answer, ''] : []),
    ...hits.map(rowOf),
    ...(hits.length === 0 ? ['Nothing found.'] : []),
  ].join('\n');
}

async function main(): Promise<void> {
  const {locale, build} = values;
  if (!isLocaleId(locale) || positionals.length === 0) {
    throw new Error(usage);
  }
  const search = searchBuild(build, locale);
  for (const question of positionals) {
    console.log(`## ${question}\n${describe(await search(question, rows))}\n`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
