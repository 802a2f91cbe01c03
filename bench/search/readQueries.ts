import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LocaleId} from '../../config/locales.ts';
import {readQuestions} from '../readers/readQuestions.ts';

/** A query with the pages that answer it, best first. */
export interface JudgedQuery {
  readonly query: string;
  readonly kind: string;
  readonly pages: readonly string[];
}

const halfNames = ['open', 'held'] as const;
const setNames = [...halfNames, 'asked', 'questions', 'readers'] as const;

/** A half of the queries on which engines are compared. */
export type HalfName = (typeof halfNames)[number];

/**
 * `open`, `asked` and `questions` may be used to tune the engine; `held` is only run at the end.
 * `asked` are questions about the articles in a reader's words; `questions` are those of the readers'
 * reviews; `readers` are those of two readers of 23 November 2026, as they typed them.
 */
export type SetName = (typeof setNames)[number];

export function isHalfName(value: unknown): value is HalfName {
  return halfNames.some((name) => name === value);
}

export function isSetName(value: unknown): value is SetName {
  return setNames.some((name) => name === value);
}

/** Reads the judged queries of a language. */
export async function readQueries(locale: LocaleId, set: SetName): Promise<readonly JudgedQuery[]> {
  if (set === 'questions') {
    const questions = await readQuestions();
    return questions
      .filter((question) => question.locale === locale)
      .map(({question, pages}) => ({
        query: question,
        kind: 'question',
        pages: [...new Set(pages.map((page) => page.replace(/#.*/, '')))],
      }));
  }
  const file = path.join(import.meta.dirname, 'queries', `${locale}.${set}.json`);
  return JSON.parse(await readFile(file, 'utf8')) as JudgedQuery[];
}
