import {localeIds, type LocaleId} from '../../config/locales.ts';
import {contentFile} from '../../content/contentFile.ts';
import {collectAnswers} from '../../writing/new/collectAnswers.ts';
import {product} from '../../writing/new/product.ts';
import {writeTexts} from '../../writing/textFiles.ts';
import {addArticle} from './addArticle.ts';
import {replaceOnce} from './edit.ts';

/** The id of the added product. */
export const newProduct = 'sampler';

/** Articles besides the first one, which the command makes. */
const slugs = ['collect', 'sort', 'compare', 'deliver'];

/** A second section, without a page, for these articles. */
const section = `],
  },
  {
    kind: 'category',
    key: 'samples',
    label: {zh: '样本', en: 'Samples'},
    lead: {zh: '从收集到交付。', en: 'From collecting to delivering.'},
    articles: ['collect'`;

const tasks = (need: string, articles: readonly string[]) =>
  articles.map((slug) => `  - need: ${need} ${slug}\n    article: ${slug}\n`).join('');

/** The landing page as a writer completes it. */
const landing: Readonly<Record<LocaleId, (name: string, articles: readonly string[]) => string>> = {
  zh: (name, articles) => `---
title: ${name}
description: 说明怎样收集、整理和交付样本。
kind: landing
slug: /
updated: 2026-11-22
tasks:
${tasks('查看', articles)}---

${name} 把分散在各处的样本放到一处，去掉重复的样本，按来源和日期整理，再交付给需要的人。您可以先收集，再比较，最后交付。每一步都能回到以前的状态，历史记录里看得到谁在什么时候做了什么。
`,
  en: (name, articles) => `---
title: ${name}
description: How to collect, sort and deliver samples.
kind: landing
slug: /
updated: 2026-11-22
tasks:
${tasks('Read about', articles)}---

${name} brings scattered samples together, removes duplicates and sorts them by source and date. Then it delivers them to the people who need them. You first collect samples, then compare them and finally deliver them. Each step can be undone, and the history shows who did what and when.
`,
};

const pair = (flag: string, zh: string, en: string) => ({[`${flag}-zh`]: zh, [`${flag}-en`]: en});

/**
 * Adds a product by the answers to `npm run new -- product`, and completes it as CONTRIBUTING.md
 * describes: a Chinese name, the landing page, and a second section.
 * @param root folder of the copy of the project
 * @param id `newProduct`, which a letter may follow
 */
export async function addProduct(root: string, id = newProduct): Promise<void> {
  const letter = id.slice(newProduct.length);
  const names = {zh: `样本库${letter}`, en: `Sampler${letter}`};
  const given = {
    id,
    name: names.en,
    ...pair('tagline', '样本收集工具', 'Collecting samples'),
    ...pair('purpose', '收集、整理并交付样本。', 'Collect, sort and deliver samples.'),
    ...pair('need', '收集并整理样本', 'Collect and sort samples'),
    ...pair('answer', '收集、整理、比较、交付', 'Collect, sort, compare, deliver'),
    ...pair('menu', '收集并整理样本', 'Collect and sort samples'),
    'accent-dark': '#e79bbd',
    'accent-light': '#8a3f63',
  };
  const answers = await collectAnswers(product.questions(root), given);
  const {files} = await product.make(answers, root, '2026-11-22');
  const articles = [`start/what-is-${id}`, ...slugs];
  const completed = localeIds.map((locale) => {
    const file = contentFile({kind: 'article', product: id, slug: 'index'}, locale);
    return [file, landing[locale](names[locale], articles)] as const;
  });
  writeTexts(root, new Map([...files, ...completed]));
  for (const slug of slugs) {
    await addArticle(root, id, slug, `${id}-${slug}`);
  }
  await replaceOnce(root, `config/sidebars/${id}.ts`, ", 'collect'", section);
  await replaceOnce(
    root,
    'config/products.ts',
    `name: {zh: '${names.en}'`,
    `name: {zh: '${names.zh}'`,
  );
}
