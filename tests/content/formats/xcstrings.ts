import * as z from 'zod';
import {categories} from '../plurals/categories.ts';
import type {SampleParser} from './ParsedSample.ts';

const unit = z.strictObject({
  stringUnit: z.strictObject({state: z.string(), value: z.string()}),
});

const catalog = z.strictObject({
  sourceLanguage: z.string(),
  version: z.string(),
  strings: z.record(
    z.string(),
    z.strictObject({
      comment: z.string().optional(),
      localizations: z.record(
        z.string(),
        z.union([
          unit,
          z.strictObject({
            variations: z.strictObject({
              plural: z.partialRecord(z.enum(categories), unit).refine((forms) => 'other' in forms),
            }),
          }),
        ]),
      ),
    }),
  ),
});

/** Apple's string catalogue; its texts are those of the source language. */
export const parseXcstrings: SampleParser = (text) => {
  const {sourceLanguage, strings} = catalog.parse(JSON.parse(text));
  const texts: Record<string, string> = {};
  const plurals: Record<string, string[]> = {};
  const comments: string[] = [];
  for (const [key, {comment, localizations}] of Object.entries(strings)) {
    comments.push(...(comment === undefined ? [] : [comment]));
    const source = localizations[sourceLanguage];
    if (!source) {
      throw new Error(`${key} has no text in ${sourceLanguage}.`);
    }
    if ('stringUnit' in source) {
      texts[key] = source.stringUnit.value;
    } else {
      const forms = Object.entries(source.variations.plural);
      plurals[key] = forms.map(([category]) => category);
      for (const [category, form] of forms) {
        texts[`${key}.${category}`] = form.stringUnit.value;
      }
    }
  }
  return {texts, comments, plurals, nested: true};
};
