import {describe, expect, it} from 'vitest';
import {articleDataKey} from '../ArticleData.ts';
import {locateArticle} from '../locateArticle.ts';
import {enFolder, findingsOf, frontMatter, good, read, twin, zhFolder} from './readArticle.ts';

const zh = `${zhFolder}/translate/tags.mdx`;
const en = `${enFolder}/translate/tags.mdx`;

describe('articles', () => {
  it.each([
    '/site/blog/2026-01-01-x.mdx',
    '/site/src/pages/about.mdx',
    `/site/${zhFolder}/_part.mdx`,
    '/site/versioned_docs/version-nope/a.mdx',
  ])('are not in %s', (file) => {
    expect(locateArticle(file)).toBeUndefined();
  });

  it('are found with the separators of any system', () => {
    expect(locateArticle(`/site/${zh}`)?.slug).toBe('translate/tags');
    expect(locateArticle(`C:\\site\\${zh.replaceAll('/', '\\')}`)?.slug).toBe('translate/tags');
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
      [articleDataKey]: {
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
    expect(data[articleDataKey]).toMatchObject({
      updated: '2026-11-01',
      twin: {title: '处理标记', address: '/docs/yicat/translate/tags'},
    });
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
      expect(data[articleDataKey]).toMatchObject({related: [{route: '/docs/faq/invoice'}]});
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
