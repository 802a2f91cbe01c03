import {parse} from 'csv-parse/sync';
import * as z from 'zod';
import type {LocaleId} from '../../config/locales.ts';

/** A word that must not appear, and what to write instead. */
export interface ForbiddenVariant {
  readonly termId: string;
  readonly locale: LocaleId;
  readonly variant: string;
  readonly preferred: string;
}

export interface Variants {
  readonly forbidden: readonly ForbiddenVariant[];
  /** Preferred and admitted terms of each language, of all entries. */
  readonly allowed: Readonly<Record<LocaleId, readonly string[]>>;
}

const list = z.string().transform((cell) =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean),
);

const rowSchema = z.object({
  id: z.string(),
  zh: z.string(),
  en: z.string(),
  zh_admitted: list,
  zh_forbidden: list,
  en_admitted: list,
  en_forbidden: list,
});

/** Reads the allowed and the forbidden words from the text of `data/termbase.csv`. */
export function readVariants(csv: string): Variants {
  const rows = rowSchema
    .array()
    .parse(parse(csv, {columns: true, skip_empty_lines: true, bom: true}));
  return {
    forbidden: rows.flatMap((row) => [
      ...row.zh_forbidden.map((variant) => ({
        termId: row.id,
        locale: 'zh' as const,
        variant,
        preferred: row.zh,
      })),
      ...row.en_forbidden.map((variant) => ({
        termId: row.id,
        locale: 'en' as const,
        variant,
        preferred: row.en,
      })),
    ]),
    allowed: {
      zh: rows.flatMap((row) => [row.zh, ...row.zh_admitted]),
      en: rows.flatMap((row) => [row.en, ...row.en_admitted]),
    },
  };
}
