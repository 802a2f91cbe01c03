import {describe, expect, it} from 'vitest';
import {productById} from '../../../config/products.ts';
import {articleDataKey, type LandingData} from '../ArticleData.ts';
import {enFolder, findingsOf, frontMatter, good, read, zhFolder} from './readArticle.ts';

const landing = `title: YiCAT
description: YiCAT 的使用文档。
kind: landing
slug: /
updated: 2026-11-21
tasks:
  - {need: 了解, article: start/what-is-yicat}
  - {need: 标记, article: translate/tags}
  - {need: 分配, article: project-manage/task-assign}
  - {need: 统计, article: project-manage/statistics}
  - {need: 发票, article: 'faq:invoice'}`;

const paragraph = '说明产品的用途和用法。'.repeat(6);

/** Returns a landing page with a text that is long enough. */
const page = (lines: string, text = paragraph) => `---\n${lines}\n---\n\n${text}\n`;

describe('landing pages', () => {
  const zhLanding = `${zhFolder}/index.mdx`;
  const enLanding = `${enFolder}/index.mdx`;
  const files = {
    [zhLanding]: page(landing),
    [enLanding]: page(landing),
    [`${zhFolder}/translate/tags.mdx`]: frontMatter(good),
    [`${zhFolder}/start/what-is-yicat.mdx`]: frontMatter('title: YiCAT 是什么'),
    [`${zhFolder}/project-manage/task-assign.mdx`]: frontMatter('title: 分配任务'),
    [`${zhFolder}/project-manage/statistics.mdx`]: frontMatter('title: 字数统计'),
    'versioned_docs/version-faq/invoice.mdx': frontMatter('title: 如何开具发票'),
    [`${zhFolder}/faq.mdx`]: frontMatter('title: 使用常见问题'),
  };

  it('adds titles of tasks and the sections that have articles', async () => {
    const result = await read(zhLanding, files);
    expect(result.frontMatter).toMatchObject({slug: '/', displayed_sidebar: 'yicat'});
    expect(result.frontMatter[articleDataKey]).toMatchObject({
      kind: 'landing',
      product: 'yicat',
      twinAddress: '/en/docs/yicat',
      tasks: [
        {need: '了解', title: 'YiCAT 是什么', route: '/docs/yicat/start/what-is-yicat'},
        {need: '标记', title: '处理标记', route: '/docs/yicat/translate/tags'},
        {need: '分配', title: '分配任务', route: '/docs/yicat/project-manage/task-assign'},
        {need: '统计', title: '字数统计', route: '/docs/yicat/project-manage/statistics'},
        {need: '发票', title: '如何开具发票', route: '/docs/faq/invoice'},
      ],
    });
    const {sections} = result.frontMatter[articleDataKey] as LandingData;
    expect(sections.map(({route, count}) => [route, count])).toEqual([
      ['/docs/yicat/start', 1],
      ['/docs/yicat/translate', 1],
      ['/docs/yicat/project-manage', 2],
      // A section without a page links to its first article.
      ['/docs/yicat/faq', 1],
    ]);
    expect(sections[1]).toMatchObject({
      label: '编辑器与翻译',
      lead: '从打开任务到交付任务的全部操作。',
    });
  });

  it('shows articles outside sections individually', async () => {
    const file = 'versioned_docs/version-faq/index.mdx';
    const slugs = ['sign-in', 'invoice', 'unbind-phone', 'tb-usage', 'outdraw-cash'];
    const tasks = slugs.map((slug) => `  - {need: 做, article: ${slug}}`).join('\n');
    const text = page(
      landing
        .replace('title: YiCAT', `title: ${productById('faq').name.zh}`)
        .replace(/tasks:[\s\S]*/, `tasks:\n${tasks}`),
    );
    const result = await read(file, {
      [file]: text,
      'i18n/en/docusaurus-plugin-content-docs/version-faq/index.mdx': text,
      ...Object.fromEntries(
        slugs.map((slug) => [
          `versioned_docs/version-faq/${slug}.mdx`,
          frontMatter(`title: 关于 ${slug}\ndescription: 说明 ${slug}。`),
        ]),
      ),
    });
    const {sections} = result.frontMatter[articleDataKey] as LandingData;
    expect(sections).toHaveLength(slugs.length);
    expect(sections).toContainEqual({
      label: '关于 invoice',
      lead: '说明 invoice。',
      route: '/docs/faq/invoice',
    });
  });

  it('S5.7 S8.7 leaves drafts and unlisted articles out of the landing page', async () => {
    const landing = 'versioned_docs/version-faq/index.mdx';
    const {firstArticle} = productById('faq');
    const others = ['sign-in', 'contact', 'invoice', 'create-account', 'delete-account'];
    const tasks = [firstArticle, ...others.filter((slug) => slug !== firstArticle)];
    const article = (slug: string, key = '') =>
      frontMatter(`title: ${slug}\ndescription: 说明 ${slug}。${key}`);
    const text = page(
      `title: ${productById('faq').name.zh}\ndescription: 账号问题。\nkind: landing\nslug: /\nupdated: 2026-11-21\ntasks:\n${tasks
        .map((slug) => `  - need: 需要 ${slug}\n    article: ${slug}`)
        .join('\n')}`,
    );
    const {frontMatter: data} = await read(landing, {
      [landing]: text,
      'i18n/en/docusaurus-plugin-content-docs/version-faq/index.mdx': text,
      ...Object.fromEntries(
        tasks.map((slug) => [`versioned_docs/version-faq/${slug}.mdx`, article(slug)]),
      ),
      'versioned_docs/version-faq/tb-usage.mdx': article('tb-usage', '\ndraft: true'),
      'versioned_docs/version-faq/unbind-phone.mdx': article('unbind-phone', '\nunlisted: true'),
    });
    const {sections} = data[articleDataKey] as LandingData;
    expect(sections.map(({label}) => label).sort()).toEqual([...tasks].sort());
  });

  it.each([
    ['too few tasks', landing.split('\n').slice(0, -1).join('\n'), 7, 'fewer than five'],
    [
      'another first task',
      landing.replace('start/what-is-yicat', 'translate/tags'),
      8,
      'the first task',
    ],
    [
      'too many tasks',
      `${landing}${'\n  - {need: 做, article: translate/tags}'.repeat(4)}`,
      7,
      'more than eight',
    ],
    ['an unlisted task', landing.replace('project-manage/statistics', 'nope'), 11, '“nope”'],
    [
      'a task whose article is a draft',
      landing.replace('project-manage/statistics', 'faq'),
      11,
      'draft',
    ],
    [
      'an article that two tasks offer',
      landing.replace('project-manage/statistics', 'translate/tags'),
      11,
      'two tasks lead to “translate/tags”',
    ],
    ['another title', landing.replace('title: YiCAT', 'title: Tool'), 2, 'not “YiCAT”'],
    ['another slug', landing.replace('slug: /', 'slug: /home'), 5, 'slug'],
  ])('refuses %s', async (_name, text, line, words) => {
    const [finding] = await findingsOf(zhLanding, {
      ...files,
      [zhLanding]: page(text),
      [enLanding]: page(text),
      [`${zhFolder}/faq.mdx`]: frontMatter('title: 使用常见问题\ndraft: true'),
    });
    expect(finding?.line).toBe(line);
    expect(finding?.problem).toContain(words);
  });

  it.each([
    ['two paragraphs', `${paragraph}\n\n更多。`, 'more than one paragraph'],
    ['60 characters', '字'.repeat(60), 'has 60 characters'],
    ['no text', '', 'has 0 characters'],
  ])('refuses %s', async (_name, text, words) => {
    const [finding, ...others] = await findingsOf(zhLanding, {
      ...files,
      [zhLanding]: page(landing, text),
    });
    expect(others).toEqual([]);
    expect(finding?.problem).toContain(words);
    expect(finding?.line).toBe(text === '' ? 13 : 15);
  });

  it('refuses 40 words in English', async () => {
    const findings = await findingsOf(enLanding, {
      ...files,
      ...Object.fromEntries(
        Object.entries(files).map(([file, text]) => [file.replace(zhFolder, enFolder), text]),
      ),
      [enLanding]: page(landing, 'word '.repeat(40)),
      'i18n/en/docusaurus-plugin-content-docs/version-faq/invoice.mdx': frontMatter('title: A'),
    });
    expect(findings.map(({problem}) => problem)).toEqual(['the text has 40 words.']);
  });

  it.each([
    ['in another order', landing.replace(/( {2}- .*)\n( {2}- .*)$/, '$2\n$1'), 11],
    ['and one more', `${landing}\n  - {need: 问, article: faq}`, 8],
  ])('refuses tasks that the twin has %s', async (_name, text, line) => {
    const [finding] = await findingsOf(zhLanding, {...files, [enLanding]: page(text)});
    expect(finding?.line).toBe(line);
    expect(finding?.problem).toContain('other language');
  });
});
