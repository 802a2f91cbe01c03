import {parse, parseLines} from 'dot-properties';
import * as z from 'zod';
import type {SampleParser} from './ParsedSample.ts';

/**
 * Java properties. The parser accepts almost any text, as the format does; this function also
 * refuses what `java.util.Properties` refuses and what a writer cannot have intended.
 */
export const parseProperties: SampleParser = (text) => {
  const unfinished = /\\u(?![0-9a-f]{4})/i.exec(text);
  if (unfinished) {
    throw new Error(`Malformed \\uXXXX at offset ${unfinished.index}.`);
  }
  const texts = z.record(z.string().min(1), z.string().min(1)).parse(parse(text));
  const comments = parseLines(text).flatMap((line) =>
    typeof line === 'string' && /^[#!]/.test(line) ? [line.slice(1).trim()] : [],
  );
  return {texts, comments, plurals: {}, nested: false};
};
