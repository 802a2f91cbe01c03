import {describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {productById} from '../../../config/products.ts';
import {sidebars} from '../../../config/sidebars/index.ts';
import {lastChangesIn, listsForMachines, pageMarkdown} from '../machineFiles.ts';
import {markdownPath} from '../MachinePage.ts';
import {readMachinePage} from '../readMachinePage.ts';
import {elementsIn, htmlWith, pageWith} from './pageWith.ts';

const listed = sidebars.yicat.flatMap(({articles}) => articles).slice(0, 2);

const article = (slug: string) => ({
  file: `docs/yicat/${slug}.html`,
  classes: `docs-version-yicat docs-doc-page docs-doc-id-${slug}`,
});
const landing = {
  file: 'docs/yicat.html',
  classes: 'docs-version-yicat docs-doc-page docs-doc-id-index',
};
const post = {file: 'blog/2026-01-01-news.html', classes: 'blog-post-page'};

const pages = [
  pageWith('<h1>新闻：一</h1><section data-accent=yiloc><p>改了。</p></section>', post),
  // The lists follow the sidebar, although the build sorts files by name.
  ...[...listed].reverse().map((slug) => pageWith(`<h1>[${slug}]</h1><p>文</p>`, article(slug))),
  pageWith('<h1>YiCAT</h1><p>主页。</p>', landing),
].flatMap((page) => page ?? []);

const files = new Map([...pageMarkdown(pages), ...listsForMachines(pages, [])]);
const fileOf = (name: string) => files.get(name) ?? '';

describe('files for programs', () => {
  it('writes valid YAML front matter, then the text', () => {
    const [, frontMatter = '', text = ''] = fileOf('blog/2026-01-01-news.md').split(/^---$/m);
    expect(parseYaml(frontMatter)).toEqual({
      title: '新闻：一',
      description: '一句话。',
      product: ['yiloc'],
      language: 'zh-CN',
      updated: '2026-11-21',
      url: 'https://docs.example.com/blog/2026-01-01-news',
      alternate: 'https://docs.example.com/en/docs/twin.md',
    });
    expect(text.trim()).toBe('# 新闻：一\n\n改了。');
  });

  it('lists a product in the order of its sidebar, with the size of the full text', () => {
    const list = fileOf('docs/yicat/llms.txt');
    expect(list.startsWith(`# ${productById('yicat').name.zh}\n\n> `)).toBe(true);
    const links = [...list.matchAll(/\((https:[^)]+\.md)\): 一句话。/g)].map(([, link]) => link);
    expect(links).toEqual(
      ['docs/yicat', ...listed.map((slug) => `docs/yicat/${slug}`)].map(
        (page) => `https://docs.example.com/${page}.md`,
      ),
    );
    const full = fileOf('docs/yicat/llms-full.txt');
    const size = (Buffer.byteLength(full) / 1000).toFixed(0);
    expect(list).toContain(`(https://docs.example.com/docs/yicat/llms-full.txt): ${size} KB`);
    expect(full.split(/^url: /m)).toHaveLength(links.length + 1);
  });

  it('lists all pages of a language for the whole site, with posts as optional', () => {
    const list = fileOf('llms.txt');
    expect(list.indexOf('/docs/yicat.md')).toBeLessThan(list.indexOf('## Optional'));
    expect(list.split('## Optional')[1]).toContain('blog/2026-01-01-news.md');
    expect(list).toContain('https://docs.example.com/en/llms.txt');
  });

  it('leaves out languages and products without pages', () => {
    expect([...files.keys()].filter((name) => name.endsWith('llms.txt'))).toEqual([
      'docs/yicat/llms.txt',
      'llms.txt',
    ]);
    expect(listsForMachines([], []).size).toBe(0);
  });
});

describe('readMachinePage', () => {
  it('skips the not-found page, and pages that are not to be indexed', () => {
    const head = '<meta name=robots content="noindex, nofollow">';
    expect(pageWith('<h1>标记</h1>', {head})).toBeUndefined();
    expect(pageWith('<h1>没有这一页</h1>', {file: 'en/404.html'})).toBeUndefined();
  });

  it('reads a category, and a page without article, as a list of pages: all of its content', () => {
    const category = pageWith('<h1>栏目</h1>', {classes: 'docs-version-yicat docs-doc-page'});
    expect(category).toMatchObject({kind: 'list', title: '栏目', products: ['yicat']});
    const home = htmlWith('<h1>首页</h1><a href=/docs data-accent=yicat>全部</a>', {
      file: 'index.html',
      classes: 'plugin-pages',
    })
      .replaceAll(/<.?article>/g, '')
      .replaceAll('/index ', '/ ')
      .replaceAll('/index>', '/>');
    const page = readMachinePage('index.html', elementsIn(home), new Map());
    expect(page).toMatchObject({
      kind: 'list',
      products: [],
      markdown: '# 首页\n\n[全部](https://docs.example.com/docs)\n',
    });
    expect(markdownPath(page?.url ?? '')).toBe('https://docs.example.com/index.md');
  });

  it('keeps lists out of the lists of pages', () => {
    const category = pageWith('<h1>栏目</h1>', {classes: 'docs-version-yicat docs-doc-page'});
    const all = listsForMachines(category ? [...pages, category] : [], []);
    expect([...all.values()].join()).not.toContain('栏目');
  });
});

describe('lastChangesIn', () => {
  it('reads the dates of a sitemap', () => {
    const xml =
      '<urlset><url><loc>https://a.b/c?d&amp;e</loc><lastmod>2026-01-02</lastmod></url>' +
      '<url><loc>https://a.b/no-date</loc></url></urlset>';
    expect([...lastChangesIn([xml])]).toEqual([['https://a.b/c?d&e', '2026-01-02']]);
  });
});
