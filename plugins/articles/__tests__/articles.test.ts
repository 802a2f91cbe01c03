import {afterEach, describe, expect, it} from 'vitest';
import {productById} from '../../../config/products.ts';
import {WriterError} from '../../writerError/index.ts';
import {articleKey, type LandingData} from '../ArticleData.ts';
import {articles} from '../index.ts';
import {projectWith} from './projectWith.ts';

const zhFolder = 'versioned_docs/version-yicat';
const enFolder = 'i18n/en/docusaurus-plugin-content-docs/version-yicat';
const zh = `${zhFolder}/translate/tags.mdx`;
const en = `${enFolder}/translate/tags.mdx`;

const frontMatter = (lines: string) => `---\n${lines}\n---\n\n正文。\n`;

const good = `title: 处理标记
description: 认识标记，把它们放对位置。
kind: task
audience: [translator]
updated: 2026-11-21`;

const twin = frontMatter(`title: Work with tags
description: What tags are and where they go.
kind: task
audience: [translator]
updated: 2026-11-01`);

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

const clean: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(clean.splice(0).map((remove) => remove()));
});

async function read(file: string, files: Readonly<Record<string, string>>) {
  const project = await projectWith(files);
  clean.push(project.remove);
  return project.read(file);
}

async function findingsOf(file: string, files: Readonly<Record<string, string>>) {
  try {
    await read(file, files);
  } catch (error) {
    if (error instanceof WriterError) {
      expect(error.file).toBe(file);
      return error.findings;
    }
    throw error;
  }
  throw new Error('The file was not refused.');
}

describe('articles', () => {
  it('does not own posts, pages and parts of articles', () => {
    expect(articles.owns('/site/blog/2026-01-01-x.mdx')).toBe(false);
    expect(articles.owns('/site/src/pages/about.mdx')).toBe(false);
    expect(articles.owns(`/site/${zhFolder}/_part.mdx`)).toBe(false);
    expect(articles.owns('/site/versioned_docs/version-nope/a.mdx')).toBe(false);
    expect(articles.owns(`/site/${zh}`)).toBe(true);
    expect(articles.owns(`C:\\site\\${zh.replaceAll('/', '\\')}`)).toBe(true);
  });

  it('adds data about the twin and the related articles', async () => {
    const result = await read(zh, {
      [zh]: frontMatter(`${good}\nrelated: ['faq:invoice']`),
      [en]: twin,
      'versioned_docs/version-faq/invoice.mdx': frontMatter(
        'title: 如何开具发票\ndescription: 发票的种类。',
      ),
    });
    expect(result.frontMatter).toEqual({
      title: '处理标记',
      description: '认识标记，把它们放对位置。',
      [articleKey]: {
        kind: 'task',
        audience: ['translator'],
        updated: '2026-11-21',
        minutes: 1,
        twin: {
          title: 'Work with tags',
          address: '/en/docs/yicat/translate/tags',
        },
        related: [{title: '如何开具发票', description: '发票的种类。', route: '/docs/faq/invoice'}],
        changes: [],
      },
    });
    expect(result.content).toBe('正文。');
  });

  it('links from the English page to the Chinese one', async () => {
    const {frontMatter: data} = await read(en, {[zh]: frontMatter(good), [en]: twin});
    expect(data[articleKey]).toMatchObject({
      updated: '2026-11-01',
      twin: {title: '处理标记', address: '/docs/yicat/translate/tags'},
    });
  });

  it('S5.7 S8.7 leaves drafts and unlisted articles out of the landing page', async () => {
    const landing = 'versioned_docs/version-faq/index.mdx';
    const {firstArticle} = productById('faq');
    const others = ['sign-in', 'contact', 'invoice', 'create-account', 'delete-account'];
    const tasks = [firstArticle, ...others.filter((slug) => slug !== firstArticle)];
    const page = (slug: string, key = '') =>
      frontMatter(`title: ${slug}\ndescription: 说明 ${slug}。${key}`);
    const {frontMatter: data} = await read(landing, {
      [landing]: frontMatter(
        `title: 账号\ndescription: 账号问题。\nkind: landing\nslug: /\nupdated: 2026-11-21\ntasks:\n${tasks
          .map((slug) => `  - need: 需要 ${slug}\n    article: ${slug}`)
          .join('\n')}`,
      ),
      'i18n/en/docusaurus-plugin-content-docs/version-faq/index.mdx': frontMatter('title: Account'),
      ...Object.fromEntries(
        tasks.map((slug) => [`versioned_docs/version-faq/${slug}.mdx`, page(slug)]),
      ),
      'versioned_docs/version-faq/tb-usage.mdx': page('tb-usage', '\ndraft: true'),
      'versioned_docs/version-faq/unbind-phone.mdx': page('unbind-phone', '\nunlisted: true'),
    });
    const {sections} = data[articleKey] as LandingData;
    expect(sections.map(({label}) => label).sort()).toEqual([...tasks].sort());
  });

  const refusals: readonly [name: string, text: string, line: number, words: string[]][] = [
    ['no title', good.replace('title: 处理标记\n', ''), 1, ['title', 'has no text']],
    ['an empty title', good.replace('处理标记', ''), 2, ['title', 'has no text']],
    ['an unknown kind', good.replace('task', 'tutorial'), 4, ['“tutorial”', 'reference']],
    ['no kind', good.replace('kind: task\n', ''), 1, ['kind', 'is missing', 'concept']],
    [
      'an unknown reader',
      good.replace('[translator]', '[writer]'),
      5,
      ['“writer”', 'audiences.ts'],
    ],
    ['no reader', good.replace('[translator]', '[]'), 5, ['audience', 'is empty']],
    ['an invalid date', good.replace('11-21', '13-45'), 6, ['updated', 'not a date']],
    ['no date', good.replace('\nupdated: 2026-11-21', ''), 1, ['updated', 'is missing']],
    ['an unknown key', `${good}\nrelatd: [a]`, 7, ['“relatd”', 'related']],
    ['a key of landing pages', `${good}\nslug: /x`, 7, ['“slug”']],
    [
      'an unlisted article',
      `${good}\nrelated:\n  - translate/nope`,
      8,
      ['“translate/nope”', 'yicat.ts'],
    ],
    [
      'a listed article that has no file',
      `${good}\nrelated: [translate/split-merge]`,
      7,
      ['“translate/split-merge”', `${zhFolder}/translate/split-merge.mdx`],
    ],
    ['an unknown product', `${good}\nrelated: ['nope:tags']`, 7, ['“nope:tags”']],
    ['an address', `${good}\nrelated: [/docs/yicat]`, 7, ['“/docs/yicat”', 'not a slug']],
    ['itself', `${good}\nrelated: [translate/tags]`, 7, ['refers to itself']],
    [
      'invalid YAML',
      good.replace('title: 处理标记', 'title: 标记: 处理'),
      2,
      ['cannot be read', 'quotes'],
    ],
  ];

  it.each(refusals)('refuses %s', async (_name, text, line, words) => {
    const [finding, ...others] = await findingsOf(zh, {[zh]: frontMatter(text), [en]: twin});
    expect(others).toEqual([]);
    expect(finding?.line).toBe(line);
    for (const word of words) {
      expect(`${finding?.problem ?? ''} ${finding?.fix ?? ''}`).toContain(word);
    }
  });

  describe('a related article that is a draft', () => {
    const invoice = 'versioned_docs/version-faq/invoice.mdx';
    const files = (lines = '') => ({
      [zh]: frontMatter(`${good}\nrelated: ['faq:invoice']${lines}`),
      [en]: twin,
      [invoice]: frontMatter('title: 如何开具发票\ndraft: true'),
    });

    it('is refused, because readers cannot open it', async () => {
      const [finding, ...others] = await findingsOf(zh, files());
      expect(others).toEqual([]);
      expect(finding?.line).toBe(7);
      expect(finding?.problem).toContain('is a draft');
      expect(finding?.fix).toContain(invoice);
    });

    it('is accepted in another draft', async () => {
      const {frontMatter: data} = await read(zh, files('\ndraft: true'));
      expect(data[articleKey]).toMatchObject({related: [{route: '/docs/faq/invoice'}]});
    });
  });

  it('refuses an article without twin and names the file to create', async () => {
    const [finding] = await findingsOf(zh, {[zh]: frontMatter(good)});
    expect(finding?.fix).toContain(en);
  });

  it('refuses an article that no sidebar lists', async () => {
    const file = `${zhFolder}/translate/extra.mdx`;
    const [finding] = await findingsOf(file, {
      [file]: frontMatter(good),
      [`${enFolder}/translate/extra.mdx`]: twin,
    });
    expect(finding?.problem).toContain('“translate/extra”');
    expect(finding?.fix).toContain('config/sidebars/yicat.ts');
  });

  it('reports all mistakes of a file in one error, with file and line', async () => {
    const text = frontMatter(good.replace('task', 'tutorial').replace('11-21', '13-45'));
    await expect(read(zh, {[zh]: text, [en]: twin})).rejects.toThrow(`${zh}:4\n`);
    const both = frontMatter(`${good}\nrelated: [translate/nope, 'faq:nope']`);
    expect(await findingsOf(zh, {[zh]: both, [en]: twin})).toHaveLength(2);
  });
});

describe('landing pages', () => {
  const zhLanding = `${zhFolder}/index.mdx`;
  const files = {
    [zhLanding]: frontMatter(landing),
    [`${enFolder}/index.mdx`]: frontMatter(landing),
    [zh]: frontMatter(good),
    [`${zhFolder}/start/what-is-yicat.mdx`]: frontMatter('title: YiCAT 是什么'),
    [`${zhFolder}/project-manage/task-assign.mdx`]: frontMatter('title: 分配任务'),
    [`${zhFolder}/project-manage/statistics.mdx`]: frontMatter('title: 字数统计'),
    'versioned_docs/version-faq/invoice.mdx': frontMatter('title: 如何开具发票'),
    [`${zhFolder}/faq.mdx`]: frontMatter('title: 使用常见问题'),
  };

  it('adds titles of tasks and the sections that have articles', async () => {
    const result = await read(zhLanding, files);
    expect(result.frontMatter).toMatchObject({slug: '/', displayed_sidebar: 'yicat'});
    expect(result.frontMatter[articleKey]).toMatchObject({
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
    const {sections} = result.frontMatter[articleKey] as LandingData;
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
    const text = frontMatter(landing.replace(/tasks:[\s\S]*/, `tasks:\n${tasks}`));
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
    const {sections} = result.frontMatter[articleKey] as LandingData;
    expect(sections).toHaveLength(slugs.length);
    expect(sections).toContainEqual({
      label: '关于 invoice',
      lead: '说明 invoice。',
      route: '/docs/faq/invoice',
    });
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
    ['another slug', landing.replace('slug: /', 'slug: /home'), 5, 'slug'],
  ])('refuses %s', async (_name, text, line, words) => {
    const [finding] = await findingsOf(zhLanding, {
      ...files,
      [zhLanding]: frontMatter(text),
      [`${zhFolder}/faq.mdx`]: frontMatter('title: 使用常见问题\ndraft: true'),
    });
    expect(finding?.line).toBe(line);
    expect(finding?.problem).toContain(words);
  });
});
