import {parse} from 'csv-parse/sync';
import {stringify} from 'csv-stringify/sync';
import * as z from 'zod';
import {readTable} from '../../plugins/glossary/readTable.ts';
import {CliError} from '../../scripts/run/CliError.mjs';
import {readText} from '../textFiles.ts';
import * as rules from './answerRules.ts';
import type {Question, Template} from './Question.ts';

/** Formats a row of a CSV table and quotes the cells that need it. */
export const csvRow = (cells: readonly string[]): string => stringify([[...cells]], {eof: false});

const file = 'data/termbase.csv';

/** Any text is accepted: the checks validate the entries, and this command only looks them up. */
const cells = z.object({id: z.string()}).catchall(z.string());
const fixes = {byColumn: {}, otherwise: 'fill the cell.'};

const rowsIn = (root: string): readonly Readonly<Record<string, string>>[] =>
  readTable<z.infer<typeof cells>>(readText(root, file) ?? '', file, cells, fixes);

const valuesOf = (root: string, column: string) => [
  ...new Set(rowsIn(root).map((cells) => cells[column] ?? '')),
];

/** Admitted and forbidden words are optional; semicolons separate several words. */
const variants = (column: string, asks: string): Question => ({
  flag: column.replace('_', '-'),
  asks: `${asks}, separated by semicolons, if there are any`,
  otherwise: '',
});

export const term: Template = {
  usage: '',
  positionals: [],
  questions: (root) => {
    const choice = (column: string, flag: string, asks: string): Question => {
      const values = valuesOf(root, column);
      return {flag, asks: `${asks} (${values.join(', ')})`, refuses: rules.oneOf(values)};
    };
    return [
      {flag: 'zh', asks: 'Preferred term in Chinese', refuses: rules.chinese},
      {flag: 'en', asks: 'Preferred term in English', refuses: rules.english},
      choice('domain', 'domain', 'Domain'),
      choice('part_of_speech', 'part-of-speech', 'Part of speech'),
      {flag: 'definition-zh', asks: 'Definition in Chinese, one sentence', refuses: rules.chinese},
      {flag: 'definition-en', asks: 'Definition in English, one sentence', refuses: rules.english},
      choice('status', 'status', 'Status'),
      variants('zh_admitted', 'Other Chinese words that are allowed'),
      variants('zh_forbidden', 'Chinese words that must not be used'),
      variants('en_admitted', 'Other English words that are allowed'),
      variants('en_forbidden', 'English words that must not be used'),
    ];
  },
  make(answers, root) {
    const rows = rowsIn(root);
    for (const language of ['zh', 'en']) {
      const known = rows.find((cells) => cells[language] === answers[language]);
      if (known) {
        throw new CliError(
          `${known.id ?? ''} is “${answers[language] ?? ''}” already. Change that row of ${file}.`,
        );
      }
    }
    const last = Math.max(0, ...rows.map(({id = ''}) => Number(id.slice(1))));
    const id = `T${String(last + 1).padStart(3, '0')}`;
    const text = (readText(root, file) ?? '').replace(/\n*$/, '\n');
    const [columns = []] = parse(text, {bom: true, to: 1});
    const written = columns.map((column) =>
      // The columns have the names of the options, with `_` instead of `-`.
      column === 'id' ? id : (answers[column.replaceAll('_', '-')] ?? ''),
    );
    return {
      files: new Map([[file, `${text}${csvRow(written)}\n`]]),
      next: [
        `Mark its first mention on a page: <Term id="${id}">…</Term>.`,
        'Run `npm run check -- content`: it names pages that use a forbidden word.',
      ],
    };
  },
};
