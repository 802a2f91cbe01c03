import * as z from 'zod';
import {icuPlurals} from './pluralForms.ts';
import type {SampleParser} from './ParsedSample.ts';

const attributes = z.strictObject({
  description: z.string().optional(),
  placeholders: z.record(z.string(), z.object({type: z.string().optional()})).optional(),
});

/** Flutter's application resource bundle. */
export const parseArb: SampleParser = (text) => {
  const entries = Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(text)));
  const texts = Object.fromEntries(
    entries.flatMap(([key, value]) =>
      key.startsWith('@') ? [] : [[key, z.string().parse(value)] as const],
    ),
  );
  const comments = entries.flatMap(([key, value]) => {
    if (!/^@[^@]/.test(key)) {
      return [];
    }
    if (!(key.slice(1) in texts)) {
      throw new Error(`${key} describes no text.`);
    }
    return attributes.parse(value).description ?? [];
  });
  return {texts, comments, plurals: icuPlurals(texts), nested: false};
};
