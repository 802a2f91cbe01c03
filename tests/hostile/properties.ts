import fc from 'fast-check';
import {expect} from 'vitest';
import {WriterError} from '../../plugins/writerError/index.ts';
import queries from './queries.json' with {type: 'json'};

/** The fixed seed gives the same inputs on every run, so that a failure can be reproduced. */
const runs = {numRuns: 300, seed: 20261122};

/** Generates any text, also the hostile queries. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({unit: 'binary', maxLength: 80}),
  fc.string({unit: 'grapheme', maxLength: 80}),
  fc.constantFrom(...queries),
);

/** Generates text that mixes a parser's special characters with other text. */
export const textOf = (...signs: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof({weight: 4, arbitrary: fc.constantFrom(...signs)}, fc.string({maxLength: 6})), {
      maxLength: 25,
    })
    .map((parts) => parts.join(''));

/** Verifies a property with generated inputs. */
export function holds<Input>(
  arbitrary: fc.Arbitrary<Input>,
  property: (input: Input) => void,
  numRuns = runs.numRuns,
): void {
  fc.assert(fc.property(arbitrary, property), {...runs, numRuns});
}

export const lineCount = (text: string): number => text.split(/\r\n|\n/).length;

/** Verifies that an error of a parser names the writer's file, a line in it and a remedy. */
export function helps(file: string, lines: number, read: () => unknown): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof WriterError)) {
      throw error;
    }
    expect(error.file).toContain(file);
    expect(error.findings).not.toEqual([]);
    for (const {line, problem, fix} of error.findings) {
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(lines);
      expect(`${problem}${fix}`).not.toMatch(/\[object|“undefined”/);
    }
  }
}
