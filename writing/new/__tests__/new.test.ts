import {describe, expect, it} from 'vitest';
import {addToSidebar} from '../article.ts';
import * as rules from '../answerRules.ts';
import {collectAnswers} from '../collectAnswers.ts';
import {csvRow} from '../term.ts';
import type {Question} from '../Question.ts';

const questions: readonly Question[] = [
  {flag: 'slug', asks: 'Slug', refuses: rules.slug},
  {flag: 'kind', asks: 'Kind', otherwise: 'task', refuses: rules.oneOf(['task', 'faq'])},
];

describe('collectAnswers', () => {
  it('takes options first, asks for the rest, and asks again until the answer fits', async () => {
    const said: string[] = [];
    const answers = ['Not A Slug', '', 'a/b', ''];
    const ask = (text: string) => {
      said.push(text);
      return Promise.resolve(answers.shift() ?? '');
    };
    expect(await collectAnswers(questions, {}, ask)).toEqual({slug: 'a/b', kind: 'task'});
    expect(said).toHaveLength(4);
    expect(said[1]).toContain('“Not A Slug” is no slug');
    expect(said[2]).toContain('An answer is needed');
    expect(said[3]).toBe('Kind [task]: ');
    expect(await collectAnswers(questions, {slug: 'a', kind: 'faq'}, ask)).toEqual({
      slug: 'a',
      kind: 'faq',
    });
  });

  it('names every missing and every wrong option where there is no terminal', async () => {
    await expect(collectAnswers(questions, {})).rejects.toThrow('--slug is missing: Slug');
    await expect(collectAnswers(questions, {slug: 'A', kind: 'x'})).rejects.toThrow(
      /--slug: “A” is no slug[\s\S]*--kind: “x” is none of task, faq/,
    );
  });
});

describe('rules', () => {
  it.each([
    [rules.slug, 'a/b-c', 'a//b'],
    [rules.name, 'split-preview', 'a/b'],
    [rules.chinese, '句段', 'segment'],
    [rules.english, 'segment', '句段'],
    [rules.day, '2025-10-16', '2025-10-99'],
    [rules.day, '2024-02-29', '2025-02-30'],
  ])('accept and refuse', (rule, right, wrong) => {
    expect(rule(right)).toBeUndefined();
    expect(rule(wrong)).toBeTypeOf('string');
  });
});

describe('addToSidebar', () => {
  const text = `export const faq = [
  {key: 'one', articles: ['a']},
  {key: 'two', articles: []},
];
`;
  const add = (section: string) =>
    addToSidebar(text, {file: 'config/sidebars/faq.ts', section, slug: 'x'});

  it('adds to the section that is meant, and to no other', async () => {
    expect(await add('one')).toBe(text.replace("['a']", "['a', 'x']"));
    expect(await add('two')).toBe(text.replace('[]', "['x']"));
  });

  it('refuses a section that is not there', async () => {
    await expect(add('three')).rejects.toThrow('no section “three”');
  });
});

it('csvRow quotes what a table needs quoted', () => {
  expect(csvRow(['a', 'b, c', 'say "d"'])).toBe('a,"b, c","say ""d"""');
});
