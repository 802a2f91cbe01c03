import {ESLint, Linter} from 'eslint';
import {describe, expect, it} from 'vitest';

/** Returns the lint rules that refuse the words of a comment or title; typed rules are left out. */
async function refusals(code: string): Promise<(string | null)[]> {
  const config = (await new ESLint().calculateConfigForFile('plugins/search/index.ts')) as {
    readonly rules: Linter.RulesRecord;
  };
  const {'no-warning-comments': comments, 'no-restricted-syntax': texts} = config.rules;
  return new Linter()
    .verify(code, {rules: {'no-warning-comments': comments, 'no-restricted-syntax': texts}})
    .map(({ruleId}) => ruleId);
}

describe('words to avoid', () => {
  it.each([
    ['no-warning-comments', '/** The key stands in the file. */'],
    ['no-warning-comments', '// Renders\n// it anew for whoever asks.'],
    ['no-warning-comments', '/** A page of its own. */'],
    ['no-restricted-syntax', "it('keeps the deeds of a reader', () => {});"],
    ['no-restricted-syntax', 'throw new Error(`The id “${id}” stands in line ${line}.`);'],
  ])('are refused by %s: %s', async (rule, code) => {
    expect(await refusals(code)).toContain(rule);
  });

  it('are not part of other words', async () => {
    expect(
      await refusals("// It standardises indeed its own page.\nit('understands', () => {});"),
    ).toEqual([]);
  });
});
