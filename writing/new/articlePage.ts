import type {LocaleId} from '../../config/locales.ts';
import type {Answers} from './Question.ts';
import {mdxText, yamlText} from './formats.ts';

/** Splits an answer into ids of `config/audiences.ts`. */
export const audienceList = (answer: string): string[] => answer.split(',').map((id) => id.trim());

const questionsIn = (answer = '') =>
  answer
    .split(/[;；]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** Headings of a page of each kind: id, Chinese, English. */
const headings: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  task: [
    ['before-you-begin', '开始之前', 'Before you begin'],
    ['steps', '写出要完成的操作', 'Name what is done'],
    ['result', '写出完成后看到什么', 'Name what is seen afterwards'],
  ],
  concept: [
    ['why-it-matters', '为什么重要', 'Why it matters'],
    ['how-it-works', '怎样工作', 'How it works'],
    ['example', '例子', 'Example'],
  ],
  reference: [['overview', '总览', 'Overview']],
  faq: [],
};

function bodyOf(answers: Answers, locale: LocaleId, isDraft: boolean): string {
  const {kind = '', [`description-${locale}`]: description = ''} = answers;
  const lead = mdxText(description);
  const [question = ''] = questionsIn(answers[`asks-${locale}`]);
  // Each question of an FAQ needs an answer below it.
  const parts =
    kind === 'faq'
      ? [`## ${mdxText(question)} {/* #question */}`, lead]
      : [
          lead,
          // Readers must not get headings without text.
          ...(isDraft ? (headings[kind] ?? []) : []).map(
            ([id, zh, en]) => `## ${locale === 'zh' ? zh : en} {/* #${id} */}`,
          ),
        ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * Creates an article in one language that passes every check.
 * @param isDraft whether it has headings to fill in, and is left out of builds until it is written
 */
export function pageOf(answers: Answers, locale: LocaleId, today: string, isDraft = true): string {
  const {
    kind = '',
    audience = '',
    [`title-${locale}`]: title = '',
    [`description-${locale}`]: description = '',
  } = answers;
  const anchor = kind === 'faq' ? 'question' : 'top';
  const asks = questionsIn(answers[`asks-${locale}`]);
  // The heading of the FAQ already is its first question.
  const shown = kind === 'faq' ? asks.slice(1) : asks;
  return `---
title: ${yamlText(title)}
description: ${yamlText(description)}
kind: ${kind}
audience: [${audienceList(audience).join(', ')}]
updated: ${today}
${isDraft ? 'draft: true\n' : ''}${shown.length === 0 ? '' : `asks:\n  ${anchor}:\n${shown.map((text) => `    - ${yamlText(text)}`).join('\n')}\n`}---

${bodyOf(answers, locale, isDraft)}`;
}
