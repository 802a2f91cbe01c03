import * as z from 'zod';
import type {SampleParser} from './ParsedSample.ts';
import {suffixPlurals} from './pluralForms.ts';

const tree: z.ZodType<Record<string, string>> = z.lazy(() =>
  z
    .record(z.string(), z.union([z.string(), tree, z.array(z.string())]))
    .transform((branch) =>
      Object.fromEntries(
        Object.entries(branch).flatMap(([key, value]) =>
          typeof value === 'string'
            ? [[key, value] as const]
            : Object.entries(value).map(([below, text]) => [`${key}.${below}`, text] as const),
        ),
      ),
    ),
);

/** Returns texts by path, joined with dots; an element of a list has its index. */
export function flattenJson(value: unknown): Record<string, string> {
  return tree.parse(value);
}

/** JSON with one text for each key. */
export const parseFlatJson: SampleParser = (text) => {
  const texts = z.record(z.string(), z.string()).parse(JSON.parse(text));
  return {texts, comments: [], plurals: suffixPlurals(Object.keys(texts)), nested: false};
};

/** JSON with nested keys and lists. */
export const parseNestedJson: SampleParser = (text) => {
  const value: unknown = JSON.parse(text);
  const texts = flattenJson(value);
  const nested = Object.values(z.looseObject({}).parse(value)).some(
    (child) => typeof child === 'object',
  );
  return {texts, comments: [], plurals: suffixPlurals(Object.keys(texts)), nested};
};
