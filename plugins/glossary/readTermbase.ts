import {parse} from 'csv-parse/sync';
import * as z from 'zod';
import type {Localized} from '../../config/locales.ts';

/** An entry of the termbase, as pages show it. */
export interface Term {
  readonly id: string;
  /** The preferred term of each language. */
  readonly term: Localized;
  /** Every word that running text may use for it: the preferred term and the admitted variants. */
  readonly names: Localized<readonly string[]>;
  /** Words that no page may use for it; readers still type them. */
  readonly forbidden: Localized<readonly string[]>;
  readonly definition: Localized;
}

const rowSchema = z.object({
  id: z.string().regex(/^T\d{3,}$/),
  zh: z.string().min(1),
  en: z.string().min(1),
  definition_zh: z.string().min(1),
  definition_en: z.string().min(1),
  zh_admitted: z.string().default(''),
  en_admitted: z.string().default(''),
  zh_forbidden: z.string().default(''),
  en_forbidden: z.string().default(''),
});

const listed = (variants: string) => variants.split(';').filter(Boolean);

/**
 * Reads the termbase.
 * @param csv text of `data/termbase.csv`: a header row, then one concept a row.
 * @returns the entries by id.
 * @throws if a row lacks an id, a term or a definition, or an id stands twice.
 */
export function readTermbase(csv: string): ReadonlyMap<string, Term> {
  const rows = rowSchema
    .array()
    .parse(parse(csv, {columns: true, skip_empty_lines: true, bom: true}));
  const terms = new Map<string, Term>();
  for (const row of rows) {
    if (terms.has(row.id)) {
      throw new Error(
        `data/termbase.csv: the id ${row.id} stands twice. Give each row its own id.`,
      );
    }
    terms.set(row.id, {
      id: row.id,
      term: {zh: row.zh, en: row.en},
      names: {
        zh: [row.zh, ...listed(row.zh_admitted)],
        en: [row.en, ...listed(row.en_admitted)],
      },
      forbidden: {zh: listed(row.zh_forbidden), en: listed(row.en_forbidden)},
      definition: {zh: row.definition_zh, en: row.definition_en},
    });
  }
  return terms;
}
