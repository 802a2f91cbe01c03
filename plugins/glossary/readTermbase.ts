// `{z}` would not work: jiti, which loads the configuration, returns the default export.
import * as z from 'zod';
import type {Localized} from '../../config/locales.ts';
import {termDomains, type TermDomain} from '../../config/termDomains.ts';
import {readTable} from './readTable.ts';

/** Values of the column `part_of_speech`. */
const partsOfSpeech = ['n', 'v', 'adj', 'adv'] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];

/** Values of the column `status`. `common` marks an everyday word, listed for its meaning. */
const statuses = ['preferred', 'common'] as const;
export type TermStatus = (typeof statuses)[number];

/** An entry of the termbase. */
export interface Term {
  readonly id: string;
  readonly domain: TermDomain;
  readonly partOfSpeech: PartOfSpeech;
  readonly status: TermStatus;
  /** The preferred term of each language. */
  readonly term: Localized;
  /** Words that running text may use for it: the preferred term, then the admitted variants. */
  readonly names: Localized<readonly string[]>;
  /** Words that no page may use for it, but that readers type. */
  readonly forbidden: Localized<readonly string[]>;
  readonly definition: Localized;
}

const file = 'data/termbase.csv';

/** Accepts one of some values, which the message lists. */
const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, `is not one of: ${values.join(', ')}`);

/** Matches cells that a spreadsheet would run as a formula. Many people edit the termbase. */
const formula = /^[=+\-@\t\r]/;
const noFormula =
  'begins with a character that makes it a formula in a spreadsheet; begin with a word';

const text = z
  .string()
  .refine((cell) => !formula.test(cell), noFormula)
  .trim()
  .min(1, 'is empty');

/** Separates the variants of one cell. */
const semicolon = /[;；]/;

const variants = z
  .string()
  .refine(
    (cell) => !cell.split(semicolon).some((variant) => formula.test(variant.trim())),
    noFormula,
  )
  .transform((cell) =>
    cell
      .split(semicolon)
      .map((variant) => variant.trim())
      .filter(Boolean),
  );

const rowSchema = z.object({
  id: z.string().regex(/^T\d{3,}$/, 'is not a T with three digits or more'),
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

const fixes = {
  byColumn: {
    id: 'write an id such as T120 that no other row has.',
    domain: 'write one of them, or add the domain with its names to config/termDomains.ts.',
    part_of_speech: 'write one of them: noun, verb, adjective or adverb.',
    status:
      'write preferred for a term that the documentation uses, common for an everyday word that is listed for its meaning.',
  },
  otherwise:
    'fill the cell with plain text: each entry has a term and a definition in both languages.',
};

/**
 * Reads the termbase.
 * @param csv text of `data/termbase.csv`: a header row, then one row per concept
 * @returns the entries by id
 * @throws WriterError with every row that lacks an id, a term or a definition, has a domain, part
 *   of speech or status that is not listed, or an id that another row has
 */
export const readTermbase = (csv: string): ReadonlyMap<string, Term> =>
  new Map(
    readTable(csv, file, rowSchema, fixes).map((row): [string, Term] => [
      row.id,
      {
        id: row.id,
        domain: row.domain,
        partOfSpeech: row.part_of_speech,
        status: row.status,
        term: {zh: row.zh, en: row.en},
        names: {zh: [row.zh, ...row.zh_admitted], en: [row.en, ...row.en_admitted]},
        forbidden: {zh: row.zh_forbidden, en: row.en_forbidden},
        definition: {zh: row.definition_zh, en: row.definition_en},
      },
    ]),
  );
