import {parse, parseLines} from 'dot-properties';
import * as z from 'zod';
import type {SampleParser} from './ParsedSample.ts';

/**
 * Java properties. The parser takes whatever comes, as its format does for the most part; what
 * `java.util.Properties` refuses or a writer cannot mean is refused here.
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
