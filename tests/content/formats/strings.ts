import {parse} from '@bacons/xcode/json';
import * as z from 'zod';
import type {SampleParser} from './ParsedSample.ts';

/** Apple's `.strings`: the body of an old-style property list, without its braces. */
export const parseStrings: SampleParser = (text) => {
  const texts = z.record(z.string(), z.string()).parse(parse(`{${text}\n}`));
  const comments = [...text.matchAll(/^(?:\/\*(.*?)\*\/|\/\/([^\n]*))$/gms)].map(
    ([, block, line]) => (block ?? line ?? '').trim(),
  );
  return {texts, comments, plurals: {}, nested: false};
};
