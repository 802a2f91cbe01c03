import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LocaleId} from '../../config/locales.ts';

/** What a review found: the page answers, answers in part, or is not there. */
export type Verdict = 'answered' | 'partial' | 'not-found';

/** A question of the readers' reviews, as `docs/reader-test.md` says. */
export interface ReaderQuestion {
  readonly id: string;
  readonly locale: LocaleId;
  readonly question: string;
  /** What an answer must say. */
  readonly needs: string;
  /** Addresses of the sections that answer, best first. */
  readonly pages: readonly string[];
  /** Of the review of 22 November 2026, before the pages were changed. */
  readonly verdict: Verdict;
}

const file = path.join(import.meta.dirname, 'questions.json');

export async function readQuestions(): Promise<readonly ReaderQuestion[]> {
  return JSON.parse(await readFile(file, 'utf8')) as ReaderQuestion[];
}
