import {describe, expect, it} from 'vitest';
import {lostPages} from '../lostPages.ts';
import {readQuestions, type ReaderQuestion} from '../readQuestions.ts';

const question = (page: string): ReaderQuestion => ({
  id: 'zh-01',
  locale: 'zh',
  question: '问',
  needs: 'An answer',
  pages: [page],
  verdict: 'partial',
});

describe('the questions of the readers’ test', () => {
  it('are sixty in each language, each with a page that answers and still exists', async () => {
    const questions = await readQuestions();
    expect(questions.filter(({locale}) => locale === 'zh')).toHaveLength(60);
    expect(questions.filter(({locale}) => locale === 'en')).toHaveLength(60);
    expect(lostPages(questions)).toEqual([]);
  });

  it.each([
    ['/docs/yicat/faq', []],
    ['/docs/yicat/faq#no-match', []],
    ['/docs/yicat/faq#gone', ['zh-01 /docs/yicat/faq#gone: no such section (问)']],
    ['/docs/yicat/gone', ['zh-01 /docs/yicat/gone: no such page (问)']],
  ])('are told apart: %s', (page, lost) => {
    expect(lostPages([question(page)])).toEqual(lost);
  });
});
