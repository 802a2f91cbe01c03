import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LocaleId} from '../../config/locales.ts';

/** A question of the readers' reviews; see `docs/reader-test.md`. */
export interface ReaderQuestion {
  readonly id: string;
  readonly locale: LocaleId;
  readonly question: string;
  /** The facts that an answer must contain. */
  readonly needs: string;
  /** Addresses of the sections that answer, best first. */
  readonly pages: readonly string[];
  /** The verdict of the review of 22 November 2026, before the pages were changed. */
  readonly verdict: 'answered' | 'partial' | 'not-found';
}

const file = path.join(import.meta.dirname, 'questions.json');

export async function readQuestions(): Promise<readonly ReaderQuestion[]> {
  return JSON.parse(await readFile(file, 'utf8')) as ReaderQuestion[];
}
