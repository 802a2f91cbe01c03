import {isLocaleId} from '../../config/locales.ts';
import type {Answer, AnswerHit} from '../../plugins/search/client/protocol.ts';
import {CliError} from '../../scripts/run/CliError.mjs';
import {command} from '../../scripts/run/command.mjs';
import {readArguments} from '../../scripts/run/readArguments.mjs';
import {searchBuild} from '../search/searchBuild.ts';

const usage = 'npx tsx bench/readers/ask.ts [--locale zh|en] [--build DIR] "question" …';

/** Number of rows in the search box. */
const rows = 8;

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

/** Prints what the search box shows for the questions of a readers' test. */
void command(async (args) => {
  const {values, positionals} = readArguments(args, usage, {
    allowPositionals: true,
    options: {
      locale: {type: 'string', default: 'zh'},
      build: {type: 'string', default: 'build'},
    },
  });
  const {locale, build} = values;
  if (!isLocaleId(locale) || positionals.length === 0) {
    throw new CliError(usage);
  }
  const search = searchBuild(build, locale);
  for (const question of positionals) {
    console.log(`## ${question}\n${describe(await search(question, rows))}\n`);
  }
})(process.argv.slice(2));
