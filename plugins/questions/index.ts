import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import * as z from 'zod';
import {languageTags, type LocaleId} from '../../config/locales.ts';
import {jsonText} from '../../src/lib/jsonText.ts';
import {nodesOf} from '../../content/nodesOf.ts';
import {articleDataKey} from '../articles/ArticleData.ts';
import {refuse, type Finding} from '../writerError/index.ts';
import {hasUnknownText} from './blockText.ts';
import {questionsOf, type Question} from './questionsOf.ts';

/**
 * Returns the questions of a page as a schema.org `FAQPage` with the properties that search engines
 * require (https://schema.org/FAQPage), escaped for a `script` element.
 * @param language BCP 47 tag
 */
function faqPage(questions: readonly Question[], language: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({name, answer}) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
  return jsonText(data);
}

export interface QuestionsOptions {
  /** Language of the pages. */
  readonly locale: LocaleId;
}

const faq = z.object({
  frontMatter: z.object({[articleDataKey]: z.object({kind: z.literal('faq')})}),
});

function problemsOf({name, answer, blocks, line}: Question): Finding[] {
  const gaps = blocks.flatMap((block) => nodesOf(block).filter(hasUnknownText));
  return gaps.length === 0 && answer === ''
    ? [
        {
          line,
          problem: `the question “${name}” has no answer in words.`,
          fix: 'write a paragraph under its heading that answers it.',
        },
      ]
    : gaps.map(({position}) => ({
        line: position?.start.line ?? line,
        problem: `the answer to “${name}” has a component or expression that search engines cannot read.`,
        fix: 'write its text in words or as code, or link to the page that shows it.',
      }));
}

/**
 * Remark plugin that adds structured data for search engines to each article of the kind `faq`,
 * from its headings of level 2 and the answers under them.
 * @throws WriterError with every question that has no text answer or one with gaps, or for a page
 *   without questions
 */
export function questions({locale}: QuestionsOptions) {
  return (root: Root, file: VFile): void => {
    if (!faq.safeParse(file.data).success) {
      return;
    }
    const found = questionsOf(root);
    const none = {
      line: 1,
      problem: 'this page is of the kind faq and has no questions.',
      fix: 'make each question a heading of level 2, or change the kind.',
    };
    const findings = found.length === 0 ? [none] : found.flatMap(problemsOf);
    refuse(file, findings);
    root.children.push({
      type: 'mdxJsxFlowElement',
      name: 'StructuredData',
      attributes: [
        {type: 'mdxJsxAttribute', name: 'json', value: faqPage(found, languageTags[locale])},
      ],
      children: [],
    });
  };
}
