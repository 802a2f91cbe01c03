// Not `{z}`: jiti, which loads the configuration, hands out the module's default export.
import * as z from 'zod';
import type {Localized} from '../../config/locales.ts';
import {termDomains, type TermDomain} from '../../config/termDomains.ts';
import {WriterError, type Finding} from '../writerError/index.ts';
import {readRows, type Row} from './readRows.ts';

/** What the column `part_of_speech` may hold. */
const partsOfSpeech = ['n', 'v', 'adj', 'adv'] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];

/** What the column `status` may hold; `common` is an everyday word, listed for its meaning. */
const statuses = ['preferred', 'common'] as const;
export type TermStatus = (typeof statuses)[number];

/** An entry of the termbase, as pages show it. */
export interface Term {
  readonly id: string;
  readonly domain: TermDomain;
  readonly partOfSpeech: PartOfSpeech;
  readonly status: TermStatus;
  /** The preferred term of each language. */
  readonly term: Localized;
  /** Every word that running text may use for it: the preferred term and the admitted variants. */
  readonly names: Localized<readonly string[]>;
  /** Words that no page may use for it; readers still type them. */
  readonly forbidden: Localized<readonly string[]>;
  readonly definition: Localized;
}

const file = 'data/termbase.csv';

/** One of a few values; the message lists them. */
const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, `is none of: ${values.join(', ')}`);

const text = z.string().trim().min(1, 'is empty');

/** Variants in one cell, one after another with a semicolon between them. */
const variants = z.string().transform((cell) =>
  cell
    .split(';')
    .map((variant) => variant.trim())
    .filter(Boolean),
);

const rowSchema = z.object({
  id: z.string().regex(/^T\d{3,}$/, 'is no T with three digits or more'),
  domain: oneOf(Object.keys(termDomains) as TermDomain[]),
  zh: text,
  en: text,
  part_of_speech: oneOf(partsOfSpeech),
  status: oneOf(statuses),
  definition_zh: text,
  definition_en: text,
  zh_admitted: variants,
  en_admitted: variants,
  zh_forbidden: variants,
  en_forbidden: variants,
});

const fixes: Readonly<Record<string, string>> = {
  id: 'write an id such as T120 that no other row has.',
  domain: 'write one of them, or add the domain with its names to config/termDomains.ts.',
  part_of_speech: 'write one of them: noun, verb, adjective or adverb.',
  status:
    'write preferred for a term that the documentation uses, common for an everyday word that is listed for its meaning.',
};

const describeIssue = ({path: [column], message}: z.core.$ZodIssue, row: Row): Finding =>
  // A row has a cell for each column: what it lacks, the header row lacks.
  row.cells[String(column)] === undefined
    ? {
        line: 1,
        problem: `the column ${String(column)} is missing.`,
        fix: 'add it to the header row, and a cell for it to each row.',
      }
    : {
        line: row.line,
        problem: `row “${row.cells.id ?? ''}”: ${String(column)} ${message}.`,
        fix:
          fixes[String(column)] ??
          'fill the cell: each entry has a term and a definition in both languages.',
      };

/**
 * Reads the termbase.
 * @param csv text of `data/termbase.csv`: a header row, then one concept a row.
 * @returns the entries by id.
 * @throws WriterError with every row that lacks an id, a term or a definition, has a domain, part of
 * speech or status that is not listed, or an id that another row has.
 */
export function readTermbase(csv: string): ReadonlyMap<string, Term> {
  const terms = new Map<string, Term>();
  const findings: Finding[] = [];
  for (const row of readRows(csv, file)) {
    const {data, error} = rowSchema.safeParse(row.cells);
    if (error) {
      findings.push(...error.issues.map((issue) => describeIssue(issue, row)));
      continue;
    }
    if (terms.has(data.id)) {
      findings.push({
        line: row.line,
        problem: `the id ${data.id} stands twice.`,
        fix: 'give each row its own id.',
      });
    }
    terms.set(data.id, {
      id: data.id,
      domain: data.domain,
      partOfSpeech: data.part_of_speech,
      status: data.status,
      term: {zh: data.zh, en: data.en},
      names: {zh: [data.zh, ...data.zh_admitted], en: [data.en, ...data.en_admitted]},
      forbidden: {zh: data.zh_forbidden, en: data.en_forbidden},
      definition: {zh: data.definition_zh, en: data.definition_en},
    });
  }
  if (findings.length > 0) {
    // A missing column is missing in every row.
    const eachOnce = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
    throw new WriterError(file, [...eachOnce.values()]);
  }
  return terms;
}
