import {beforeAll, describe, expect, it} from 'vitest';
import {lintFiles} from './lintFiles';

const refused = [
  ['stands', '/** The key stands in the file. */'],
  ['anew', '// Renders it anew.'],
  ['of its own', '/** A page of its own. */'],
  ['of its\n * own', '/**\n * A page of its\n * own.\n */'],
  ['deeds', "it('keeps the deeds of a reader', () => {});"],
  ['stands', 'throw new Error(`The id “${id}” stands in line ${line}.`);'],
  ['whoever', 'export const shown = <p>For whoever asks</p>;'],
] as const;

const accepted = "// It standardises indeed its own page.\nit('understands', () => {});";

describe('plain-words', () => {
  let found: readonly (readonly string[])[];

  beforeAll(async () => {
    found = await lintFiles('plain-words', [], [...refused.map(([, code]) => code), accepted]);
  });

  it.each(refused.map(([word, code], index) => ({word, code, index})))(
    'refuses “$word” in $code',
    ({word, index}) => {
      expect(found[index]).toEqual([expect.stringContaining(`instead of “${word}”`)]);
    },
  );

  it('accepts words that only contain one of them', () => {
    expect(found.at(-1)).toEqual([]);
  });
});
