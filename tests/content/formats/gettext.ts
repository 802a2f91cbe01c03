import {po} from 'gettext-parser';
import * as z from 'zod';
import type {SampleParser} from './ParsedSample.ts';

const file = z.object({
  headers: z.object({'Content-Type': z.string(), 'Plural-Forms': z.string()}),
  translations: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        msgid: z.string(),
        msgid_plural: z.string().optional(),
        msgstr: z.array(z.string()),
        comments: z
          .object({translator: z.string().optional(), extracted: z.string().optional()})
          .optional(),
      }),
    ),
  ),
});

/** gettext PO. The parser compares the number of forms with the header. */
export const parseGettext: SampleParser = (text) => {
  const {headers, translations} = file.parse(po.parse(text, {validation: true}));
  const texts: Record<string, string> = {};
  const plurals: Record<string, string[]> = {};
  const comments: string[] = [];
  for (const [context, entries] of Object.entries(translations)) {
    for (const entry of Object.values(entries).filter(({msgid}) => msgid !== '')) {
      const key = `${context}|${entry.msgid}`;
      const isPlural = entry.msgid_plural !== undefined;
      if (isPlural) {
        plurals[key] = entry.msgstr.map((_, index) => String(index));
      }
      entry.msgstr.forEach((form, index) => {
        texts[isPlural ? `${key}.${index}` : key] = form;
      });
      // The developer's comment for the translator comes first.
      const {extracted, translator} = entry.comments ?? {};
      comments.push(...[extracted, translator].filter((text) => text !== undefined));
    }
  }
  const encoding = /charset=(\S+)/.exec(headers['Content-Type'])?.[1];
  return {texts, comments, plurals, nested: false, ...(encoding !== undefined && {encoding})};
};
