import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'csv-parse/sync';
import {readTermbase} from '../../plugins/glossary/readTermbase.ts';

const file = path.resolve(import.meta.dirname, '../../data/termbase.csv');

export interface Terms {
  readonly synonyms: string[][];
  readonly userDictionary: string[];
}

/** Synonyms and user dictionary of this site: all names of each entry of the termbase. */
export async function readTerms(): Promise<Terms> {
  const csv = await readFile(file, 'utf8');
  const rows = parse(csv, {columns: true, bom: true}) as Record<string, string>[];
  const forbidden = new Map(
    rows.map(({id, zh_forbidden = '', en_forbidden = ''}) => [
      id,
      [...zh_forbidden.split(';'), ...en_forbidden.split(';')].filter(Boolean),
    ]),
  );
  const synonyms = [...readTermbase(csv).values()].map(({id, names}) => [
    ...new Set([...names.zh, ...names.en, ...(forbidden.get(id) ?? [])]),
  ]);
  return {
    synonyms,
    userDictionary: synonyms.flat().filter((name) => /^\p{Script=Han}+$/u.test(name)),
  };
}
