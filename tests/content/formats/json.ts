import * as z from 'zod';
import {flattenJson} from './flattenJson.ts';
import type {SampleParser} from './ParsedSample.ts';
import {suffixPlurals} from './suffixPlurals.ts';

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
