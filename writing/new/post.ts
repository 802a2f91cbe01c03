import {localeIds, type LocaleId} from '../../config/locales.ts';
import {productIds} from '../../config/products.ts';
import {updateKindIds} from '../../config/updateKinds.ts';
import {contentFile} from '../../content/contentFile.ts';
import {resolveReference} from '../../plugins/articles/resolveReference.ts';
import {isPlainParagraph} from '../../plugins/update-log/isPlainParagraph.ts';
import {CliError} from '../../scripts/run/CliError.mjs';
import {takenFile} from '../textFiles.ts';
import * as rules from './answerRules.ts';
import {yamlText} from './formats.ts';
import {inBoth} from './inBoth.ts';
import type {Answers, Template} from './Question.ts';

const plain = (answer: string) =>
  isPlainParagraph(answer)
    ? undefined
    : 'Write it on one line without Markdown: none of < > { } [ ] * and `, no heading, list or emphasis.';

function postOf(answers: Answers, slug: string, locale: LocaleId): string {
  const {product = '', kind = '', function: id = '', article = ''} = answers;
  const text = (flag: string) => yamlText(answers[`${flag}-${locale}`] ?? '');
  return `---
title: ${text('title')}
slug: ${slug}
authors: [team]
items:
  - product: ${product}
    kind: ${kind}
    id: ${id}
    title: ${text('item')}
    text: ${text('text')}
    article: ${article}
---

${answers[`intro-${locale}`] ?? ''}

{/* truncate */}
`;
}

export const post: Template = {
  usage: 'DATE',
  positionals: ['date'],
  questions: () => [
    {
      flag: 'date',
      asks: 'Day (2025-10-16), or month (2025-10) for its first day',
      refuses: (answer) => rules.day(/^\d{4}-\d{2}$/.test(answer) ? `${answer}-01` : answer),
    },
    {flag: 'name', asks: 'Name for the address, for example split-preview', refuses: rules.name},
    ...inBoth('title', 'Title of the post'),
    ...inBoth('intro', 'One plain paragraph about the whole post', plain),
    {
      flag: 'product',
      asks: `Product of the first change (${productIds.join(', ')})`,
      refuses: rules.oneOf(productIds),
    },
    {
      flag: 'kind',
      asks: `Kind of the change (${updateKindIds.join(', ')})`,
      refuses: rules.oneOf(updateKindIds),
    },
    {flag: 'function', asks: 'Id of the function, for good: split-preview', refuses: rules.name},
    ...inBoth('item', 'What changed, in a few words'),
    ...inBoth('text', 'What changed, in one to three sentences'),
    {
      flag: 'article',
      asks: 'Article that explains it, for example yicat:translate/tags',
      refuses: (answer) =>
        resolveReference(answer)
          ? undefined
          : `config/sidebars/ lists no article “${answer}”. If it is new, make it first: npm run new -- article.`,
    },
  ],
  make(answers, root) {
    const {date = '', name = ''} = answers;
    const slug = `${date.length === 7 ? `${date}-01` : date}-${name}`;
    const place = {kind: 'post', slug} as const;
    const taken = takenFile(root, place);
    if (taken !== undefined) {
      throw new CliError(`${taken} already exists. Choose another name.`);
    }
    return {
      files: new Map(
        localeIds.map((locale) => [contentFile(place, locale), postOf(answers, slug, locale)]),
      ),
      next: [
        'Add an item to both files for each further change, in the same order.',
        'Run `npm run check -- content`. The post appears with the next build.',
        `Only after you have added an item: run \`npm run i18n -- accept blog/${slug}\`. It records that both say the same.`,
      ],
      agree: [`blog/${slug}`],
    };
  },
};
