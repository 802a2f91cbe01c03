import {xliff12ToJs} from 'xliff';
import * as z from 'zod';
import {icuPlurals} from './pluralForms.ts';
import type {SampleParser} from './ParsedSample.ts';
import {xmlEncoding} from './xmlEncoding.ts';

const file = z.object({
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  resources: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({source: z.string(), target: z.string(), note: z.string().optional()}),
    ),
  ),
});

/** XLIFF 1.2; its texts are the sources, and both sides must be messages. */
export const parseXliff: SampleParser = async (text) => {
  const units = Object.values(file.parse(await xliff12ToJs(text)).resources).flatMap((resource) =>
    Object.entries(resource),
  );
  const texts = Object.fromEntries(units.map(([id, {source}]) => [id, source]));
  icuPlurals(Object.fromEntries(units.map(([id, {target}]) => [id, target])));
  return {
    texts,
    comments: units.flatMap(([, {note}]) => note ?? []),
    plurals: icuPlurals(texts),
    nested: false,
    ...xmlEncoding(text),
  };
};
