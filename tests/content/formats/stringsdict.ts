import {parse} from 'plist';
import * as z from 'zod';
import {categories} from '../plurals/categories.ts';
import type {SampleParser} from './ParsedSample.ts';
import {xmlEncoding} from './xmlEncoding.ts';

const rule = z.strictObject({
  NSStringFormatSpecTypeKey: z.literal('NSStringPluralRuleType'),
  NSStringFormatValueTypeKey: z.string().min(1),
  ...Object.fromEntries(categories.map((category) => [category, z.string().optional()])),
  other: z.string(),
});

const entries = z.record(
  z.string(),
  z.object({NSStringLocalizedFormatKey: z.string()}).catchall(z.union([z.string(), rule])),
);

/** Apple's `.stringsdict`: a property list in which every variable of the format has a rule. */
export const parseStringsdict: SampleParser = (text) => {
  const texts: Record<string, string> = {};
  const plurals: Record<string, string[]> = {};
  for (const [key, {NSStringLocalizedFormatKey: format, ...variables}] of Object.entries(
    entries.parse(parse(text)),
  )) {
    for (const [, variable = ''] of format.matchAll(/%#@(\w+)@/g)) {
      const forms = Object.entries(rule.parse(variables[variable])).filter(
        ([name]) => !name.startsWith('NS'),
      );
      plurals[key] = forms.map(([category]) => category);
      for (const [category, form] of forms) {
        texts[`${key}.${category}`] = z.string().parse(form);
      }
    }
  }
  return {texts, comments: [], plurals, nested: true, ...xmlEncoding(text)};
};
