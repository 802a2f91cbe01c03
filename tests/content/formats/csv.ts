import {parse} from 'csv-parse/sync';
import * as z from 'zod';
import type {SampleParser} from './ParsedSample.ts';
import {suffixPlurals} from './pluralForms.ts';

const rows = z.array(
  z.strictObject({
    key: z.string().min(1),
    description: z.string(),
    en: z.string().min(1),
    'zh-Hans': z.string(),
  }),
);

/** A table of texts: keys, descriptions, and a column for each language. */
export const parseCsv: SampleParser = (text) => {
  const entries = rows.parse(parse(text, {columns: true}));
  const texts = Object.fromEntries(entries.map(({key, en}) => [key, en]));
  return {
    texts,
    comments: entries.flatMap(({description}) => (description === '' ? [] : [description])),
    plurals: suffixPlurals(Object.keys(texts)),
    nested: false,
  };
};
