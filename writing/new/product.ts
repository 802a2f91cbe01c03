import {Script} from 'node:vm';
import {localeIds, type LocaleId} from '../../config/locales.ts';
import {isProductId} from '../../config/products.ts';
import {articlesOf} from '../../config/sidebars/index.ts';
import {contentFile} from '../../content/contentFile.ts';
import {readPage} from '../../plugins/frontMatter/readPage.ts';
import {CliError} from '../../scripts/run/CliError.mjs';
import {readText} from '../textFiles.ts';
import {pageOf} from './articlePage.ts';
import {formattedTypeScript, mdxText, yamlText} from './formats.ts';
import {inBoth} from './inBoth.ts';
import type {Answers, Template} from './Question.ts';

/** Articles about the account, which every product's landing page can link. */
const accountArticles = articlesOf('faq').slice(0, 4);

/** Ids that are names of something else, by what they name. */
const reserved: Readonly<Record<string, readonly string[]>> = {
  'something in config/sidebars/': ['index', 'section', 'sidebars'],
  'a group of pages': ['blog', 'pages'],
  'an address in deploy/README.md': [
    'account',
    'analytics',
    'company',
    'feedback',
    'sales',
    'site',
    'support',
  ],
};

/** Whether a word cannot name a constant in a module, as the id of a product does. */
function isReserved(word: string): boolean {
  try {
    // It is compiled and not run. Only an asynchronous function reserves `await`, as a module does.
    void new Script(`'use strict'; async () => { const ${word} = 0; };`);
    return false;
  } catch {
    return true;
  }
}

function refusesId(answer: string): string | undefined {
  if (!/^[a-z]+$/.test(answer)) {
    return `“${answer}” is not a valid id. Write one English word in lower case, without digits.`;
  }
  const [meaning] = Object.entries(reserved).find(([, ids]) => ids.includes(answer)) ?? [];
  if (meaning !== undefined) {
    return `“${answer}” already names ${meaning}. Choose another word.`;
  }
  if (isReserved(answer)) {
    return `“${answer}” is a word of JavaScript. Choose another word.`;
  }
  return isProductId(answer) ? `The product “${answer}” already exists.` : undefined;
}

const colour = (answer: string) =>
  /^#[0-9a-f]{6}$/.test(answer)
    ? undefined
    : `“${answer}” is not a valid colour. Write it as #88bffc.`;

const quoted = (text = '') => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Inserts a piece of code before a place that the file must contain. */
function insertBefore(root: string, file: string, place: string, piece: string): string {
  const text = readText(root, file) ?? '';
  const at = text.indexOf(place);
  if (at < 0) {
    throw new CliError(
      `${file} has no line “${place.trim()}” any more, so the product cannot be added there. Add it by hand: CONTRIBUTING.md, “Adding a product”.`,
    );
  }
  return text.slice(0, at) + piece + text.slice(at);
}

function productEntry(answers: Answers): string {
  const pair = (flag: string) =>
    `{zh: ${quoted(answers[`${flag}-zh`])}, en: ${quoted(answers[`${flag}-en`])}}`;
  return `{
    id: ${quoted(answers.id)},
    name: {zh: ${quoted(answers.name)}, en: ${quoted(answers.name)}},
    tagline: ${pair('tagline')},
    purpose: ${pair('purpose')},
    need: ${pair('need')},
    answer: ${pair('answer')},
    menu: ${pair('menu')},
    firstArticle: 'start/what-is-${answers.id ?? ''}',
    accent: {dark: ${quoted(answers['accent-dark'])}, light: ${quoted(answers['accent-light'])}},
    rootAttribute: true,
  },
  `;
}

const drawing = (id: string) => `  ${id}: {
    filled: 'M2 4h8v16H2z',
    outline: 'M14.75 4.75h6.5v14.5h-6.5z',
    line: 'M10 12h4.75',
  },
`;

const sidebar = (answers: Answers) => `import type {Section} from './section.ts';

/** Sections and articles of \`${answers.id ?? ''}\`, in the order of the sidebar. */
export const ${answers.id ?? ''}: readonly Section[] = [
  {
    kind: 'page',
    key: 'start',
    label: {zh: '快速开始', en: 'Getting started'},
    lead: {zh: ${quoted(answers['purpose-zh'])}, en: ${quoted(answers['purpose-en'])}},
    articles: ['start/what-is-${answers.id ?? ''}'],
  },
];
`;

function landing(answers: Answers, root: string, locale: LocaleId, today: string): string {
  const {id = '', name = '', [`purpose-${locale}`]: purpose = ''} = answers;
  const tasks = accountArticles.map((slug) => {
    const file = contentFile({kind: 'article', product: 'faq', slug}, locale);
    const {title} = readPage(readText(root, file) ?? '', file).frontMatter;
    return `  - need: ${yamlText(String(title))}\n    article: faq:${slug}`;
  });
  return `---
title: ${yamlText(name)}
description: ${yamlText(purpose)}
kind: landing
slug: /
updated: ${today}
tasks:
  - need: ${yamlText(answers[`need-${locale}`] ?? '')}
    article: start/what-is-${id}
${tasks.join('\n')}
---

${mdxText(purpose)}
`;
}

export const product: Template = {
  usage: 'ID',
  positionals: ['id'],
  questions: () => [
    {
      flag: 'id',
      asks: 'Id of the product, one English word in lower case',
      refuses: refusesId,
    },
    {flag: 'name', asks: 'Name of the product, the same in both languages'},
    ...inBoth('tagline', 'What kind of thing it is, in a few words'),
    ...inBoth('purpose', 'What it is for, in one full sentence'),
    ...inBoth('need', 'What the reader wants to do, in the reader’s words'),
    ...inBoth('answer', 'What the product does about it, in a few words'),
    ...inBoth('menu', 'Line in the product menu'),
    {flag: 'accent-dark', asks: 'Accent on dark pages', refuses: colour},
    {flag: 'accent-light', asks: 'Accent on light pages', refuses: colour},
  ],
  async make(answers, root, today) {
    const {id = '', name = ''} = answers;
    const list = 'config/sidebars/index.ts';
    const own = `config/sidebars/${id}.ts`;
    const slug = `start/what-is-${id}`;
    const imported = insertBefore(
      root,
      list,
      "import {faq} from './faq.ts';",
      `import {${id}} from './${id}.ts';\n`,
    );
    const ids: unknown = JSON.parse(readText(root, 'versions.json') ?? '[]');
    const versions = (Array.isArray(ids) ? ids.map(String) : []).flatMap((known) =>
      known === 'faq' ? [id, known] : [known],
    );
    const products = 'config/products.ts';
    const drawings = 'src/components/Mark/drawings.ts';
    const first = {
      product: id,
      slug,
      kind: 'concept',
      audience: 'translator',
      'title-zh': `${name} 是什么`,
      'title-en': `What ${name} is`,
      'description-zh': answers['purpose-zh'] ?? '',
      'description-en': answers['purpose-en'] ?? '',
      'asks-zh': `${name} 有什么用`,
      'asks-en': `what is ${name} good for`,
    };
    return {
      files: new Map([
        [
          products,
          await formattedTypeScript(
            products,
            insertBefore(root, products, "{\n    id: 'faq',", productEntry(answers)),
          ),
        ],
        [drawings, insertBefore(root, drawings, '  faq: {', drawing(id))],
        ['versions.json', `[${versions.map((known) => `"${known}"`).join(', ')}]\n`],
        [
          `versioned_sidebars/version-${id}-sidebars.json`,
          `{"${id}": [{"type": "autogenerated", "dirName": "."}]}\n`,
        ],
        [list, imported.replace('  faq,\n};', `  ${id},\n  faq,\n};`)],
        [own, await formattedTypeScript(own, sidebar(answers))],
        ...localeIds.flatMap((locale) => [
          [
            contentFile({kind: 'article', product: id, slug: 'index'}, locale),
            landing(answers, root, locale, today),
          ] as const,
          [
            contentFile({kind: 'article', product: id, slug}, locale),
            // The landing page and the home page lead to it, so it cannot be a draft.
            pageOf(first, locale, today, false),
          ] as const,
        ]),
      ]),
      next: [
        `Draw the product’s mark in src/components/Mark/drawings.ts.`,
        `Write more into start/what-is-${id} in both languages: it says only what the product is for.`,
        'Replace the tasks of the landing page by those of the product, and extend its text: more than 60 characters in Chinese, more than 40 words in English.',
        'Run `npm run check -- content` until only ✗ `freshness` is left.',
        `Run \`npm run i18n -- accept ${id}/index ${id}/${slug}\`: it records that both languages say the same.`,
        'Run `npm run check`: it tests the contrast of the accents too.',
      ],
      agree: [`${id}/index`, `${id}/${slug}`],
    };
  },
};
